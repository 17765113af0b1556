/** The mark with the company's name beside it. */
export function SiteLogo({ companyName }: { readonly companyName: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src="/logo.svg" alt="" width="36" height="36" />
      <span className="max-w-[10rem] font-[600] font-display text-base leading-[1.1] xl:text-lg">{companyName}</span>
    </span>
  );
}
