import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectEnvironment } from '../../setup/install.mjs';
import { Git, GitFault } from '../../upgrade/git.ts';
import { goBack, lookForVersion, presentVersion, type Upgraded, upgrade } from '../../upgrade/upgrade.ts';
import { UpgradeFault } from '../../upgrade/upgrade-fault.ts';
import { versionPrograms } from '../../upgrade/version-programs.ts';
import { type Desk, formOf, frame, html } from '../desk.ts';
import type { Announcement } from '../views/announcement.ts';
import type { UpgradePageProps } from '../views/UpgradePage.tsx';

const place = 'upgrade';

/** So long the desk of the version before answers, for the styles of the page that says goodbye. */
const goodbyeMs = 3000;

function done({ done: title, notes, aside }: Upgraded): Announcement {
  const laidAside = aside && `What is to be read lies in the folder ${aside}. Delete it when you need it no more.`;
  const next = 'The desk closes now, and opens again in a new tab with that version. Publish there when you have looked at it.';
  return { tone: 'done', title, lines: [...notes, ...(laidAside ? [laidAside] : []), next] };
}

/** The page from which a newer version of the project is taken. */
export function upgradeRoutes(app: FastifyInstance, desk: Desk): void {
  const git = new Git(desk.folder, projectEnvironment());
  const show = async (reply: FastifyReply, props: Partial<UpgradePageProps> = {}) =>
    html(reply, desk.views.upgrade(frame(desk, 'Newer versions', place), { ...(await presentVersion(git)), ...props }));

  async function take(reply: FastifyReply, isBack: boolean): Promise<FastifyReply> {
    const sentences: string[] = [];
    const say = (sentence: string) => sentences.push(sentence);
    const programs = versionPrograms({ folder: desk.folder, environment: projectEnvironment(), say });
    const taken = await (isBack ? goBack(git, programs, say) : upgrade(git, programs, undefined, say));
    setTimeout(desk.openAgain, goodbyeMs);
    return show(reply, { told: done(taken), isDone: true });
  }

  app.get(`/${place}`, (_request, reply) => show(reply));
  app.post(`/${place}`, async (request, reply) => {
    const wanted = String((await formOf(request)).get('do'));
    try {
      if (wanted === 'look') return await show(reply, { offered: await lookForVersion(git) });
      return await take(reply, wanted === 'back');
    } catch (error) {
      if (!(error instanceof UpgradeFault || error instanceof GitFault)) throw error;
      const [title = '', ...lines] = error.message.split('\n');
      return show(reply.code(409), { told: { tone: 'look', title, lines } });
    }
  });
}
