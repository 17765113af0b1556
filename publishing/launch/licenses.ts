import { licensingAct } from '../../owner/licensing-act.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import type { Finding } from './finding.ts';

function finding(field: string, what: string, remedy: string): Finding {
  return { about: 'Licenses', field, what, remedy };
}

/** The number at the end of a page's address at NMLS Consumer Access. */
function numberIn(address: string): string | undefined {
  return /\/(\d+)\/?$/.exec(address)?.[1];
}

function holder(name: 'company' | 'loanOfficer', kind: 'COMPANY' | 'INDIVIDUAL', owner: Owner): Finding[] {
  const { nmlsId, consumerAccessUrl } = owner[name];
  const linked = numberIn(consumerAccessUrl);
  return [
    ...(linked === nmlsId && consumerAccessUrl.includes(`/${kind}/`)
      ? []
      : [
          finding(
            `${name}.consumerAccessUrl`,
            `${name}.consumerAccessUrl does not lead to ${kind}/${nmlsId}`,
            `Search the number at www.nmlsconsumeraccess.org, open the result and copy its address. Washington wants that very page (${licensingAct(owner).advertising}).`,
          ),
        ]),
  ];
}

/** Licence numbers that are mixed up, or linked to somebody else's page. */
export function licenseFindings(owner: Owner): Finding[] {
  // The sample numbers are zeros throughout; they are reported as sample data.
  const sample = /^0+$/.test(owner.company.nmlsId) || /^0+$/.test(owner.loanOfficer.nmlsId);
  return [
    ...holder('company', 'COMPANY', owner),
    ...holder('loanOfficer', 'INDIVIDUAL', owner),
    ...(!sample && owner.company.nmlsId === owner.loanOfficer.nmlsId
      ? [
          finding(
            'loanOfficer.nmlsId',
            'company.nmlsId and loanOfficer.nmlsId are the same',
            'The company and the person each have an NMLS number of their own.',
          ),
        ]
      : []),
  ];
}
