import { businessWords } from '../../../owner/business-words.ts';
import type { Owner } from '../../../owner/owner-schema.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Licences, and where anyone can look them up. */
export function Credentials({ owner }: { readonly owner: Owner }) {
  const { company, loanOfficer, links } = owner;
  return (
    <div className="mt-10 grid gap-6 card p-6 sm:p-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-xl">Licenses you can check</h3>
        <p className="mt-2 text-sm">
          The public register shows whether a license is active, where a loan officer has worked, and actions that regulators have
          posted there.{' '}
          <TextLink href={links.licenceRegistry} newTab>
            Open NMLS Consumer Access
          </TextLink>
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-[5fr_6fr]">
        <License
          name={loanOfficer.name}
          capacity={loanOfficer.title}
          nmlsId={loanOfficer.nmlsId}
          license={loanOfficer.stateLicense}
          href={loanOfficer.consumerAccessUrl}
        />
        <License
          name={company.name}
          capacity={businessWords(owner).kind}
          nmlsId={company.nmlsId}
          license={company.stateLicense}
          href={company.consumerAccessUrl}
        />
      </dl>
    </div>
  );
}

interface LicenseProps {
  readonly name: string;
  readonly capacity: string;
  readonly nmlsId: string;
  readonly license: string;
  readonly href: string;
}

function License({ name, capacity, nmlsId, license, href }: LicenseProps) {
  return (
    <div className="border-line border-t pt-3 lg:border-t-0 lg:border-l lg:pt-0.5 lg:pl-6">
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm">
          NMLS {nmlsId}, {capacity}
        </span>
      </dt>
      <dd className="mt-1 text-sm">
        Washington license {license}
        <br />
        <TextLink href={href} newTab alone>
          See the record
        </TextLink>
      </dd>
    </div>
  );
}
