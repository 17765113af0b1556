import { renderSVG } from 'uqr';
import { routes } from '../routes.ts';

/** The QR code that opens the card on another phone, as a drawing. */
export function cardCode(site: URL): string {
  return renderSVG(new URL(routes.card.path, site).href, { ecc: 'M', border: 2 });
}
