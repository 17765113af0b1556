import type { FieldWords } from '../../owner/owner-values.ts';
import { aboutSetting } from '../../settings/read-settings.ts';
import type { ValueField } from '../business/field.ts';

/** Settings that belong together. */
export interface SettingGroup {
  readonly title: string;
  readonly fields: readonly ValueField[];
}

/** The parts of `SMTP_URL`, which nobody should have to put together. */
export const mailParts = { host: 'MAIL_SERVER', port: 'MAIL_PORT', user: 'MAIL_USER', password: 'MAIL_PASSWORD' } as const;

/** Fields whose value is never shown: left empty, they stay as they are. */
export const kept: readonly string[] = [mailParts.password, 'LEADS_WEBHOOK_SECRET'];

interface Shown {
  readonly input?: FieldWords['input'] | 'password' | 'choice' | 'text' | 'number';
  readonly options?: Readonly<Record<string, string>>;
  readonly help?: string;
  readonly example?: string;
}

const yesOrNo = { input: 'choice', options: { '': 'No', yes: 'Yes' } } as const;

/** A description of the settings' table in running text: without its marks of code, and as a sentence. */
function sentence(description: string): string {
  const text = description.replaceAll('`', '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function field(name: string, label: string, { input = 'text', options = {}, ...words }: Shown = {}): ValueField {
  const about = Object.values<string>(mailParts).includes(name) ? undefined : aboutSetting(name);
  return {
    kind: 'value',
    path: [name],
    label,
    help: words.help ?? sentence(about?.description ?? ''),
    example: words.example ?? about?.example ?? '',
    optional: true,
    input,
    options,
  };
}

const stays = 'Leave it empty to keep the one that is set.';

/** What the desk asks of the settings; the others are for whoever runs a server. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'The site',
    fields: [
      field('SITE_URL', 'Its public address', { input: 'url' }),
      field('PUBLISH_TO', 'Where it is published', {
        help: 'The line that you got from whoever set up your server; a folder of this computer will do for a trial.',
      }),
      field('LEADS_KEEP_DAYS', 'Days that messages are kept'),
    ],
  },
  {
    title: 'Mail',
    fields: [
      field(mailParts.host, 'Mail server', {
        help: 'Your mail provider says its name. Without one, nobody is told of messages by mail.',
        example: 'mail.example.com',
      }),
      field(mailParts.port, 'Port', {
        input: 'number',
        help: 'Your mail provider says which. Without one, 465. Nothing is sent without encryption.',
        example: '',
      }),
      field(mailParts.user, 'User name', { help: 'Often the whole email address.', example: 'you@example.com' }),
      field(mailParts.password, 'Password', {
        input: 'password',
        help: `Many providers want an app password here. ${stays}`,
        example: '',
      }),
      field('LEADS_TO', 'New messages go to'),
      field('LEADS_FROM', 'They come from', { input: 'email', help: 'Without one, from the first mailbox above.' }),
      field('CONFIRM_TO_SENDER', 'Confirm to whoever wrote', yesOrNo),
      field('MAIL_VENDOR', 'Your mail company'),
    ],
  },
  {
    title: 'Your CRM',
    fields: [
      field('LEADS_WEBHOOK_URL', 'Address for new messages', { input: 'url' }),
      field('LEADS_WEBHOOK_SECRET', 'Secret that signs them', {
        input: 'password',
        help: `A CRM that checks signatures gives you one; it begins with whsec_. ${stays}`,
        example: '',
      }),
      field('LEADS_WEBHOOK_FIELDS', 'What is sent', {
        input: 'choice',
        options: { '': 'All of the message', reference: 'Its reference and the name of its form' },
      }),
    ],
  },
];
