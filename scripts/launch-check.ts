import { figures } from '../mortgage/figures.ts';
import owner from '../owner.config.ts';
import { launchFindings } from '../src/launch/findings.ts';
import { formEndpoints } from '../src/owner/form-endpoints.ts';
import { readSiteUrl } from '../src/site-url.ts';

// `npm run launch-check`: what still stands between this checkout and going live. Exit 1 while anything does.
const findings = launchFindings({
  owner,
  endpoints: formEndpoints(owner),
  figures: Object.values(figures),
  siteUrl: readSiteUrl(),
  mailIsSetUp: Boolean(process.env.SMTP_URL && process.env.LEADS_TO),
  today: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' }),
});

for (const about of new Set(findings.map((finding) => finding.about))) {
  console.log(`\n${about}`);
  const mendings = Map.groupBy(
    findings.filter((finding) => finding.about === about),
    ({ mend }) => mend,
  );
  for (const [mend, group] of mendings) {
    for (const { what } of group) console.log(`  - ${what}`);
    console.log(`    ${mend}`);
  }
}
console.log(
  findings.length === 0
    ? '\nNothing stands in the way: the site can go live.'
    : `\n${findings.length} things to do before the site goes live.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
