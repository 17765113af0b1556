import { type Photo, Photograph } from './Photograph.tsx';

/** How a name is set, by its letters: registered names have up to seventy, and the bar stays as high as it is. */
function sizeOf(name: string): string {
  if (name.length > 30) return 'max-w-[15rem] text-xs/[1.1]';
  if (name.length > 26) return 'max-w-[13rem] text-sm/[1.1]';
  return name.length > 22 ? 'max-w-[13rem] text-base/[1.1]' : 'max-w-[10rem] text-base/[1.1] xl:text-lg/[1.1]';
}

/** A mark of this shape and wider holds the name itself, and stands alone. */
const wideShape = 2;

export interface SiteLogoProps {
  readonly logo: Photo;
  readonly businessName: string;
}

/** The mark with the name of the business beside it, or a wide mark alone. */
export function SiteLogo({ logo, businessName }: SiteLogoProps) {
  const wide = logo.width >= logo.height * wideShape;
  const mark = (
    <Photograph
      photo={logo}
      alt={wide ? businessName : ''}
      loading="eager"
      className={wide ? 'logo h-9 w-auto max-w-[13rem] object-contain' : 'logo size-9 shrink-0 object-contain'}
    />
  );
  if (wide) return mark;
  return (
    <span className="flex items-center gap-2.5">
      {mark}
      <span className={`font-[600] text-balance font-display ${sizeOf(businessName)}`}>{businessName}</span>
    </span>
  );
}
