import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLaunch, type LaunchCheck } from '../publishing/launch/check-launch.ts';
import { releaseMarkOf } from '../publishing/release-mark.ts';
import { type Destination, isOnThisMachine } from '../settings/destination.ts';
import { readPublishSettings, settingsToPublish } from '../settings/read-settings.ts';
import { keepInArchive, removeExpired } from './archive.ts';
import { BranchPlace } from './branch-place.ts';
import { type Changes, changesBetween } from './changes.ts';
import { presentCommit } from './commit.ts';
import { FolderPlace } from './folder-place.ts';
import { type Place, releaseId, type Tell } from './place.ts';
import { askPublicSite, type PublicSite } from './public-site.ts';
import { PublishFault } from './publish-fault.ts';
import { ServerPlace } from './server-place.ts';

/** How the owner says where the site is published. */
const unsetSentence =
  'PUBLISH_TO is not set, so nobody knows where the site is published. Write it into settings.env, for example:\n' +
  '  PUBLISH_TO=ssh://mortgage-publish@www.example.com\n' +
  'docs/deploy.md says how a server is prepared for it by one command. A folder of this computer (/home/maria/public) and a branch of a git ' +
  'repository (git+ssh://git@example.com/me/site.git%23pages) will do as well.';

function placeOf(destination: Destination): Place {
  if (destination.kind === 'folder') return new FolderPlace(destination.path);
  if (destination.kind === 'branch') return new BranchPlace(destination.remote, destination.branch);
  return new ServerPlace(destination, settingsToPublish());
}

/** The place that `PUBLISH_TO` names. @throws PublishFault when it is not set, SettingsError when it is wrong */
function presentPlace(): { readonly place: Place; readonly siteUrl: string | undefined; readonly isTrial: boolean } {
  const { destination, siteUrl } = readPublishSettings();
  if (!destination) throw new PublishFault(unsetSentence);
  return { place: placeOf(destination), siteUrl, isTrial: isOnThisMachine(destination) };
}

/** A site that is built, checked and compared with the public one, and can be published. */
export interface Preparation {
  readonly place: Place;
  readonly siteUrl: string | undefined;
  /** Where it is kept until it is published: another build meanwhile does not change it. */
  readonly built: string;
  readonly check: LaunchCheck;
  /** What is public now, for whoever compares the two; an empty folder while nothing is. */
  readonly standing: string;
  /** What visitors will find otherwise. */
  readonly changes: Changes;
  /** Whether nothing has been published there yet. */
  readonly isFirst: boolean;
  /** Whether the public site is this very one already. */
  readonly isPublic: boolean;
  /** Removes what is kept for it. Call it in the end, whatever has happened. */
  readonly discard: () => void;
}

/** A site that may not be published: what stands in the way. */
export interface Blocked {
  readonly blockedBy: LaunchCheck;
  readonly why: string;
}

/**
 * Checks and builds the site and compares it with what is public. Nothing is changed anywhere yet.
 *
 * @param anyway publishes although the launch check finds something: for a place on this computer alone
 * @throws PublishFault, SettingsError
 */
export async function preparePublishing({ anyway = false }: { readonly anyway?: boolean } = {}): Promise<Preparation | Blocked> {
  const { place, siteUrl, isTrial } = presentPlace();
  const check = await checkLaunch();
  if (!check.isBuilt) return { blockedBy: check, why: 'There is nothing to publish yet, and the public site is what it was.' };
  if (check.blocking.length > 0 && !(anyway && isTrial)) {
    const refused = anyway ? ` With --anyway it is published to a place on this computer alone, and ${place.name} is none.` : '';
    return { blockedBy: check, why: `Nothing is published while something stands in the way.${refused}` };
  }
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const discard = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [built, standing] = [join(folder, 'built'), join(folder, 'public')];
    cpSync('dist', built, { recursive: true });
    mkdirSync(standing);
    const isFirst = !(await place.copyPublic(standing));
    return {
      place,
      siteUrl,
      built,
      standing,
      check,
      changes: changesBetween(isFirst ? undefined : standing, built),
      isFirst,
      isPublic: !isFirst && releaseMarkOf(standing) === releaseMarkOf(built),
      discard,
    };
  } catch (error) {
    discard();
    throw error;
  }
}

/** What has become public. */
export interface Published {
  /** Its folder below `published/`. */
  readonly archived: string;
  /** What was removed from there because nobody needs to keep it any longer. */
  readonly removed: readonly string[];
  /** What the public address shows; undefined without `SITE_URL`. */
  readonly shows: PublicSite | undefined;
}

async function afterwards(
  place: Place,
  siteUrl: string | undefined,
  folder: string,
  now: Date,
  tell: Tell,
): Promise<Omit<Published, 'archived'>> {
  const removed = removeExpired(now);
  const mark = releaseMarkOf(folder);
  if (siteUrl === undefined || mark === undefined) return { removed, shows: undefined };
  tell(`Everything is in ${place.name}. Asking ${siteUrl} whether it shows it.`);
  return { removed, shows: await askPublicSite(siteUrl, mark) };
}

/** Whether a release has become public although its publishing failed, such as when the answer was lost on the way. */
async function isPublicNow(place: Place, id: string): Promise<boolean | 'unknown'> {
  try {
    return (await place.publicRelease()) === id;
  } catch {
    // Why the place cannot be asked has just been met by the publishing itself, which says so.
    return 'unknown';
  }
}

/**
 * Makes a prepared site the public one, and keeps a copy of it in the archive.
 *
 * @throws PublishFault: then the public site is what it was
 */
export async function publishPrepared({ place, siteUrl, built }: Preparation, tell: Tell, now = new Date()): Promise<Published> {
  const id = releaseId(now);
  const about = { publishedAt: now.toISOString(), to: place.name, again: false, commit: presentCommit() };
  // Before it is public: what was public and is not in the archive would be gone.
  const kept = await keepInArchive(built, id, about);
  try {
    await place.publish(built, id, tell);
  } catch (error) {
    const isPublic = await isPublicNow(place, id);
    if (isPublic === false) kept.remove();
    if (isPublic !== true) throw error;
    tell('The answer was lost on the way: the site is public all the same.');
  }
  return { archived: id, ...(await afterwards(place, siteUrl, built, now, tell)) };
}

/**
 * Makes the release before the public one public again, and notes that in the archive.
 *
 * @throws PublishFault: then the public site is what it was
 */
export async function goBack(tell: Tell, now = new Date()): Promise<Published> {
  const { place, siteUrl } = presentPlace();
  await place.goBack(tell);
  const folder = mkdtempSync(join(tmpdir(), 'went-back-'));
  try {
    await place.copyPublic(folder);
    const id = releaseId(now);
    await keepInArchive(folder, id, { publishedAt: now.toISOString(), to: place.name, again: true, commit: undefined });
    return { archived: id, ...(await afterwards(place, siteUrl, folder, now, tell)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
