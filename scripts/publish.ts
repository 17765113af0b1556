import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { launchReport } from '../publishing/launch/report.ts';
import { archiveFolder, checkArchiveEntry, listArchive } from '../release/archive.ts';
import { changesInWords } from '../release/change-words.ts';
import { publicSiteInWords } from '../release/public-site.ts';
import { PublishFault } from '../release/publish-fault.ts';
import { goBack, type Preparation, type Published, preparePublishing, publishPrepared } from '../release/publishing.ts';
import { readPublishSettings, SettingsError } from '../settings/read-settings.ts';

// `npm run publish`: checks, builds, shows what changes, asks, and makes the site public where PUBLISH_TO says.
const usage = `  npm run publish                 shows what changes for visitors, asks, and publishes the site
  npm run publish -- --yes        without asking
  npm run publish -- --back       makes the release before the public one public again
  npm run publish -- --archive    lists what was published when, and checks that each copy is as it was
  npm run publish -- --anyway     although something stands in the way: to a place on this computer alone`;

const tell = (sentence: string) => console.log(sentence);

async function agrees(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<string>((closed) => lines.once('close', () => closed('')));
  const answer = await Promise.race([lines.question(question), gone]);
  lines.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}

/** @returns the exit code: 1 while the public address does not show what was published */
function report(done: string, { archived, removed, shows }: Published, siteUrl: string | undefined): number {
  if (siteUrl !== undefined && shows) console.log(publicSiteInWords(siteUrl, shows));
  if (removed.length > 0)
    console.log(`Removed from ${archiveFolder}/, more than 24 months after it was last public: ${removed.join(', ')}.`);
  console.log(`${done} A copy is kept in ${archiveFolder}/${archived}.`);
  return shows === undefined || shows.kind === 'this one' ? 0 : 1;
}

function whatChanges({ place, changes, isFirst, isPublic }: Preparation): string {
  if (isFirst) return `Nothing has been published in ${place.name} yet: ${changes.newPages.length} pages are new.`;
  if (isPublic && place.runsServer)
    return `The pages in ${place.name} are these very ones already. Publishing brings the program that serves them, and its settings.`;
  if (isPublic) return `The site in ${place.name} is this very one already.`;
  const paragraphs = changesInWords(changes);
  const nothing = 'Nothing changes that a visitor can see: programs read something else, or it was built by another version.';
  return `\nWhat changes for visitors\n\n${paragraphs.length > 0 ? paragraphs.join('\n\n') : nothing}\n`;
}

async function publish(options: { readonly yes?: boolean; readonly anyway?: boolean }): Promise<number> {
  console.log('Checking and building the site.');
  const prepared = await preparePublishing({ anyway: options.anyway ?? false });
  if ('blockedBy' in prepared) {
    console.log(`\n${launchReport(prepared.blockedBy)}\n\n${prepared.why}`);
    return 1;
  }
  try {
    const { place, check, siteUrl, isPublic } = prepared;
    if (check.blocking.length > 0)
      console.log(
        `\n${launchReport(check)}\n\nIt is published to ${place.name} all the same, because you asked for it (--anyway).\n`,
      );
    else if (check.toConfirm.length > 0) console.log(`\n${launchReport(check)}\n`);
    console.log(whatChanges(prepared));
    if (isPublic && !place.runsServer) return 0;
    if (
      !options.yes &&
      !(await agrees(`Publish this to ${place.name}? Type yes, or press Enter to leave everything as it is: `))
    ) {
      console.log('Nothing was published.');
      return 1;
    }
    return report('Published.', await publishPrepared(prepared, tell), siteUrl);
  } finally {
    prepared.discard();
  }
}

async function archive(): Promise<number> {
  const entries = listArchive();
  if (entries.length === 0) console.log(`Nothing is in ${archiveFolder}/ yet: each publishing leaves a copy there.`);
  let faults = 0;
  for (const entry of entries) {
    const found = await checkArchiveEntry(entry);
    faults += found.length;
    const { manifest } = entry;
    const commit = manifest?.commit
      ? `, commit ${manifest.commit.id.slice(0, 10)}${manifest.commit.withChanges ? ' with changes' : ''}`
      : '';
    const what = manifest
      ? `${Object.keys(manifest.files).length} files to ${manifest.to}${manifest.again ? ', going back' : ''}${commit}`
      : 'cannot be read';
    console.log(`${entry.id}  ${found.length === 0 ? 'as it was' : 'NOT AS IT WAS'}  ${what}`);
    for (const fault of found) console.log(`  ${fault}`);
  }
  return faults === 0 ? 0 : 1;
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      yes: { type: 'boolean' },
      back: { type: 'boolean' },
      archive: { type: 'boolean' },
      anyway: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.archive) return archive();
  if (!values.back) return publish(values);
  return report('The release before is public again.', await goBack(tell), readPublishSettings().siteUrl);
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error & { code?: string }) => {
    const isCall = error.code?.startsWith('ERR_PARSE_ARGS');
    const isKnown = error instanceof PublishFault || error instanceof SettingsError;
    if (isCall) console.error(`${error.message}\n\n${usage}`);
    else console.error(isKnown ? error.message : `That did not work, and the public site is what it was: ${error.message}`);
    process.exitCode = isCall ? 2 : 1;
  },
);
