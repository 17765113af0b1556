/** Letters from which a name is set small: registered names have up to seventy, and the bar stays as high as it is. */
const longName = 30;

/** The mark with the company's name beside it. */
export function SiteLogo({ companyName }: { readonly companyName: string }) {
  const size = companyName.length > longName ? 'max-w-[15rem] text-xs' : 'max-w-[10rem] text-base xl:text-lg';
  return (
    <span className="flex items-center gap-2.5">
      <img src="/logo.svg" alt="" width="36" height="36" className="shrink-0" />
      <span className={`font-[600] text-balance font-display leading-[1.1] ${size}`}>{companyName}</span>
    </span>
  );
}
