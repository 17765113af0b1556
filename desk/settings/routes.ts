import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendTestLetter } from '../../server/mail/test-letter.ts';
import { sendTestWebhook } from '../../server/webhook/test-webhook.ts';
import { putIntoForce } from '../../settings/change-settings.ts';
import { readServerSettings } from '../../settings/read-settings.ts';
import type { FormValue } from '../business/form-values.ts';
import { type Desk, formOf, frame, html } from '../desk.ts';
import type { Announcement } from '../views/announcement.ts';
import { currentOwner } from '../workplace.ts';
import { inDeskWords } from './in-desk-words.ts';
import { saveSettings } from './settings-file.ts';
import { sentSettings, settingValues, shownGroups } from './settings-form.ts';

const place = 'settings';

/** Tries every way by which the owner is told of a message. */
async function sendTests(desk: Desk): Promise<Announcement> {
  const { mail, webhook } = readServerSettings();
  if (!mail && !webhook) return { tone: 'look', title: 'Saved. There is nothing to try: no mail server and no CRM is set.' };
  const letter = mail && (await sendTestLetter(mail, currentOwner(desk).company.name));
  const message = webhook && (await sendTestWebhook(webhook));
  const lines = [
    letter?.sent && `The mail server took a test letter to ${mail?.to.join(' and ')}. Look for it there, in the spam folder too.`,
    letter && !letter.sent && inDeskWords(letter.why),
    message?.sent && `${webhook?.url.host} took a test message. Look for it in your CRM, and delete it there.`,
    message && !message.sent && inDeskWords(message.why),
  ].filter((line) => typeof line === 'string');
  const works = letter?.sent !== false && message?.sent !== false;
  return { tone: works ? 'done' : 'wrong', title: works ? 'Saved, and tried.' : 'Saved, but a test did not arrive.', lines };
}

/** The page of mail and addresses. */
export function settingRoutes(app: FastifyInstance, desk: Desk): void {
  const show = (
    reply: FastifyReply,
    values: ReadonlyMap<string, FormValue>,
    errors: ReadonlyMap<string, string>,
    told?: Announcement,
  ) =>
    html(
      reply,
      desk.views.settings(frame(desk, 'Mail and addresses', place), { groups: shownGroups(desk.folder), values, errors, told }),
    );

  app.get(`/${place}`, (_request, reply) => show(reply, settingValues(desk.folder), new Map()));
  app.post(`/${place}`, async (request, reply) => {
    const form = await formOf(request);
    const { values, errors, changes } = sentSettings(desk.folder, form);
    if (errors.size > 0) return show(reply.code(422), values, errors);
    saveSettings(desk.folder, changes);
    putIntoForce(changes);
    const told: Announcement = form.get('do') === 'test' ? await sendTests(desk) : { tone: 'done', title: 'Saved.' };
    return show(reply, settingValues(desk.folder), errors, told);
  });
}
