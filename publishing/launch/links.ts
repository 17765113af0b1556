import type { Owner } from '../../owner/owner-schema.ts';
import type { Finding } from './finding.ts';

/** Ends of names that no visitor's browser can reach (RFC 2606, RFC 6762). */
const privateNames = /(^|\.)(localhost|local|internal|lan|test|invalid|example)$/;

/**
 * Why an address cannot be one that visitors reach, as its form alone shows; undefined when nothing speaks against it. Nothing
 * is requested: a site that is down for a minute is no reason to hold back a launch.
 */
export function linkFault(address: string): string | undefined {
  if (/\s/.test(address)) return 'has a space in it';
  if (!URL.canParse(address)) return 'is not a web address';
  const { protocol, hostname, username, port } = new URL(address);
  if (protocol !== 'https:') return 'does not begin with https://';
  if (username) return 'holds a user name';
  if (/^https?\.?$/.test(hostname)) return 'has https:// twice';
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return 'is a number, not the name of a site';
  if (privateNames.test(hostname)) return 'is reached from this machine only';
  if (!/\.[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname)) return 'lacks an ending such as .com';
  if (port) return `names the port ${port}, which many networks block`;
  return undefined;
}

interface NamedLink {
  readonly field: string;
  readonly address: string;
}

function linksOf({ company, loanOfficer, links, social, statistics, quotations }: Owner): NamedLink[] {
  return [
    { field: 'company.consumerAccessUrl', address: company.consumerAccessUrl },
    { field: 'loanOfficer.consumerAccessUrl', address: loanOfficer.consumerAccessUrl },
    ...Object.entries(links).flatMap(([name, address]) => (address ? [{ field: `links.${name}`, address }] : [])),
    ...social.map(({ href }, place) => ({ field: `social.${place}.href`, address: href })),
    ...quotations.map(({ sourceUrl }, place) => ({ field: `quotations.${place}.sourceUrl`, address: sourceUrl })),
    ...Object.entries(statistics).flatMap(([name, statistic]) =>
      statistic?.sourceUrl ? [{ field: `statistics.${name}.sourceUrl`, address: statistic.sourceUrl }] : [],
    ),
  ];
}

/** The owner's links that visitors could not open. */
export function linkFindings(owner: Owner): Finding[] {
  return linksOf(owner).flatMap(({ field, address }) => {
    const fault = linkFault(address);
    return fault === undefined
      ? []
      : [
          {
            about: 'Links',
            field,
            what: `${field} ${fault}: "${address}"`,
            remedy: 'Open the page in a browser and copy its address into owner.yaml.',
          },
        ];
  });
}
