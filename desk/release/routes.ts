import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LaunchCheck } from '../../publishing/launch/check-launch.ts';
import type { Finding } from '../../publishing/launch/finding.ts';
import { checkArchiveEntry, listArchive } from '../../release/archive.ts';
import { changesInWords } from '../../release/change-words.ts';
import { publicSiteInWords } from '../../release/public-site.ts';
import { PublishFault } from '../../release/publish-fault.ts';
import { goBack, type Preparation, type Published, preparePublishing, publishPrepared } from '../../release/publishing.ts';
import { isOnThisMachine } from '../../settings/destination.ts';
import { readPublishSettings } from '../../settings/read-settings.ts';
import { type Desk, formOf, frame, html, isTold, sendFile } from '../desk.ts';
import { inDeskWords } from '../settings/in-desk-words.ts';
import type { Announcement } from '../views/announcement.ts';
import type { PreparedPage, PublishPageProps } from '../views/PublishPage.tsx';

const place = 'publish';

/** Paragraphs with a heading each, as a page shows them. */
function listed(changes: readonly string[]): PreparedPage['changes'] {
  return changes.map((paragraph) => {
    const [title = '', ...lines] = paragraph.split('\n');
    return { title, lines: lines.map((line) => line.replace(/^ {2}/, '')) };
  });
}

/** What a publishing would change, in the words of `npm run publish`. */
function preparedPage({ place: to, changes, isFirst, isPublic }: Preparation): PreparedPage {
  const isCompared = !isFirst && !isPublic;
  const shown = isCompared ? listed(changesInWords({ ...changes, pictures: [] })) : [];
  const instead = isFirst
    ? `Nothing has been published in ${to.name} yet: ${changes.newPages.length} pages are new.`
    : isPublic
      ? `The site in ${to.name} is this very one already.`
      : 'Nothing changes that a visitor can see: programs read something else, or it was built by another version.';
  const pictures = isCompared ? changes.pictures : [];
  return { place: to.name, changes: shown, pictures, instead, mayPublish: !isPublic || to.runsServer };
}

/** What the launch check has found, as the desk says it. */
function inWords({ blocking, toConfirm, coming }: LaunchCheck): Pick<PublishPageProps, 'blocking' | 'toConfirm' | 'coming'> {
  const said = (findings: readonly Finding[]) =>
    findings.map(({ about, what, remedy }) => ({ about, what: inDeskWords(what), remedy: inDeskWords(remedy) }));
  return { blocking: said(blocking), toConfirm: said(toConfirm), coming: said(coming) };
}

async function archived(): Promise<PublishPageProps['archive']> {
  const entries = [...listArchive()].reverse();
  return Promise.all(
    entries.map(async (entry) => {
      const faults = await checkArchiveEntry(entry);
      const about = entry.manifest
        ? `${Object.keys(entry.manifest.files).length} files to ${entry.manifest.to}`
        : 'cannot be read';
      return { id: entry.id, about: [about, ...faults].join('. ') };
    }),
  );
}

/** What has become of a publishing, in sentences. */
function done(title: string, { archived: copy, shows }: Published, sentences: readonly string[]): Announcement {
  const { siteUrl } = readPublishSettings();
  const asked = siteUrl && shows ? [publicSiteInWords(siteUrl, shows)] : [];
  const isShown = shows === undefined || shows.kind === 'this one';
  return { tone: isShown ? 'done' : 'look', title, lines: [...sentences, ...asked, `A copy is kept in published/${copy}.`] };
}

/** The page from which the site is published. */
export function publishRoutes(app: FastifyInstance, desk: Desk): void {
  let prepared: Preparation | undefined;
  const discard = () => {
    prepared?.discard();
    prepared = undefined;
  };
  app.addHook('onClose', async () => discard());

  const show = async (reply: FastifyReply, props: Partial<PublishPageProps> = {}) => {
    const page = { blocking: [], toConfirm: [], coming: [], mayBeTried: false, archive: await archived(), ...props };
    return html(reply, desk.views.publish(frame(desk, 'Publish', place), page));
  };

  async function look(reply: FastifyReply, anyway: boolean): Promise<FastifyReply> {
    discard();
    const found = await preparePublishing({ anyway });
    if ('blockedBy' in found) {
      const { destination } = readPublishSettings();
      const mayBeTried = found.blockedBy.isBuilt && destination !== undefined && isOnThisMachine(destination);
      return show(reply, { ...inWords(found.blockedBy), mayBeTried, told: { tone: 'look', title: inDeskWords(found.why) } });
    }
    prepared = found;
    return show(reply, { ...inWords(found.check), prepared: preparedPage(found) });
  }

  async function publish(reply: FastifyReply): Promise<FastifyReply> {
    if (!prepared) return show(reply, { told: { tone: 'look', title: 'Look what changes first, then publish that.' } });
    const sentences: string[] = [];
    const published = await publishPrepared(prepared, (sentence) => sentences.push(sentence));
    discard();
    return show(reply, { told: done('Published.', published, sentences) });
  }

  async function back(reply: FastifyReply): Promise<FastifyReply> {
    const sentences: string[] = [];
    const published = await goBack((sentence) => sentences.push(sentence));
    return show(reply, { told: done('The release before is public again.', published, sentences) });
  }

  app.get(`/${place}`, (_request, reply) => show(reply));
  app.get<{ Params: { side: string; number: string } }>(`/${place}/:side/:number`, ({ params }, reply) => {
    const { before, after } = prepared?.changes.pictures[Number(params.number)] ?? {};
    const [folder, path] = params.side === 'before' ? [prepared?.standing, before] : [prepared?.built, after];
    return folder && path ? sendFile(reply, join(folder, path)) : reply.callNotFound();
  });
  app.post(`/${place}`, async (request, reply) => {
    const wanted = String((await formOf(request)).get('do'));
    try {
      if (wanted === 'publish') return await publish(reply);
      return await (wanted === 'back' ? back(reply) : look(reply, wanted === 'look-anyway'));
    } catch (error) {
      if (!(error instanceof PublishFault || isTold(error))) throw error;
      return show(reply.code(409), {
        told: { tone: 'wrong', title: 'Nothing was published.', lines: inDeskWords(error.message).split('\n') },
      });
    }
  });
}
