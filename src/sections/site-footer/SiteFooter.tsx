import type { Owner } from '../../../owner/owner-schema.ts';
import { isCellPhone, licenseLines, noAffiliation, officeLines, telephoneLink } from '../../../owner/owner-words.ts';
import { footerColumns } from '../../routes.ts';
import { AddressLines } from '../../ui/AddressLines.tsx';
import { NewTabMark } from '../../ui/Button.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { Measure } from '../../ui/Section.tsx';
import { EqualHousingMark } from './EqualHousingMark.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export interface SiteFooterProps {
  readonly owner: Owner;
  /** Path of the page's text version. */
  readonly textVersion?: string | undefined;
  readonly year: number;
}

const linkLook = 'inline-block py-1.5 text-sm decoration-1 underline-offset-3 hover:underline';

/** The foot of every page: where to go, how to reach us, and what the licensing rules want on every page. */
export function SiteFooter({ owner, textVersion, year }: SiteFooterProps) {
  return (
    <footer id="site-footer" className="on-deep bg-night text-white">
      <Measure>
        <div className="grid grid-cols-pairs gap-x-4 gap-y-10 py-14 sm:grid-cols-2 lg:gap-x-10 lg:grid-cols-[1fr_1fr_1.2fr_1.3fr]">
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title} className={title === 'Important Info' ? 'max-sm:col-span-full' : undefined}>
              <h2 className="text-lg">{title}</h2>
              <ul className="mt-3">
                {title === 'Important Info' && (
                  <li>
                    <a href={owner.links.licenceRegistry} target="_blank" rel="noopener noreferrer" className={linkLook}>
                      NMLS Consumer Access <FooterNewTab />
                    </a>
                  </li>
                )}
                {links.map(({ path, label }) => (
                  <li key={label}>
                    <a href={path} className={linkLook}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterContact owner={owner} />
        </div>
        {owner.social.length > 0 && <SocialLinks links={owner.social} />}
        <FooterLegal owner={owner} textVersion={textVersion} year={year} />
      </Measure>
    </footer>
  );
}

function FooterNewTab() {
  return (
    <span className="ml-0.5 inline-block align-[-0.1em]">
      <NewTabMark />
    </span>
  );
}

function FooterContact({ owner }: { readonly owner: Owner }) {
  return (
    <div className="max-sm:col-span-full">
      <h2 className="text-lg">Reach us</h2>
      <address className="mt-3 text-sm not-italic">
        <p className="py-1.5">
          <AddressLines lines={officeLines(owner.office)} />
        </p>
        <p>
          {owner.phone.office && isCellPhone(owner.phone.cell) ? 'Cell' : 'Phone'}{' '}
          <a href={telephoneLink(owner.phone.cell)} className={`${linkLook} font-semibold tabular`}>
            {owner.phone.cell}
          </a>
        </p>
        {owner.phone.office && (
          <p>
            Office{' '}
            <a href={telephoneLink(owner.phone.office)} className={`${linkLook} font-semibold tabular`}>
              {owner.phone.office}
            </a>
          </p>
        )}
        <p>
          <a href={`mailto:${owner.email}`} className={`${linkLook} font-semibold`}>
            <EmailAddress>{owner.email}</EmailAddress>
          </a>
        </p>
      </address>
    </div>
  );
}

function FooterLegal({ owner, textVersion, year }: SiteFooterProps) {
  const { company, loanOfficer } = owner;
  const [companyLine, officerLine] = licenseLines(owner);
  return (
    <div className="flex flex-col gap-6 border-line-on-deep border-t py-8 text-sm sm:flex-row sm:items-start">
      <EqualHousingMark />
      <div className="stack-2">
        <p>
          Equal Housing Opportunity. {companyLine} (
          <a href={company.consumerAccessUrl} target="_blank" rel="noopener noreferrer" className="underline underline-offset-3">
            NMLS Consumer Access
            <span className="sr-only"> page of {company.name} (opens in a new tab)</span>
          </a>
          ). {officerLine}, {loanOfficer.title}.
        </p>
        <p>
          Programs, rates and terms change without notice and depend on credit, income and property approval. Nothing on this site
          is a commitment to lend or an offer of credit. {noAffiliation}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-6">
          <span>
            © <span id="copyright-year">{year}</span> {company.name}
          </span>
          {textVersion && (
            <a href={textVersion} className="inline-block py-0.5 underline underline-offset-3">
              Text version
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
