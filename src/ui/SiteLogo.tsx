import { type Photo, Photograph } from './Photograph.tsx';

/** Letters from which a name is set small: registered names have up to seventy, and the bar stays as high as it is. */
const longName = 30;
/** A mark of this shape and wider holds the name itself, and stands alone. */
const wideShape = 2;

export interface SiteLogoProps {
  readonly logo: Photo;
  readonly businessName: string;
}

/** The mark with the name of the business beside it, or a wide mark alone. */
export function SiteLogo({ logo, businessName }: SiteLogoProps) {
  const wide = logo.width >= logo.height * wideShape;
  const size = businessName.length > longName ? 'max-w-[15rem] text-xs' : 'max-w-[10rem] text-base xl:text-lg';
  const mark = (
    <Photograph
      photo={logo}
      alt={wide ? businessName : ''}
      first
      className={wide ? 'h-9 w-auto max-w-[13rem] object-contain' : 'size-9 shrink-0 object-contain'}
    />
  );
  if (wide) return mark;
  return (
    <span className="flex items-center gap-2.5">
      {mark}
      <span className={`font-[600] text-balance font-display leading-[1.1] ${size}`}>{businessName}</span>
    </span>
  );
}
