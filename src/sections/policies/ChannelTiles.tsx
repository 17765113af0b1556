import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

const shapes = { Email: icons.mail, Voicemail: icons.voicemail, 'Text/SMS': icons.message, 'In Person': icons.people } as const;

export interface Channel {
  readonly title: keyof typeof shapes;
  readonly text: string;
}

/** The four ways in which we may reach a person. */
export function ChannelTiles({ channels }: { readonly channels: readonly Channel[] }) {
  return (
    <section aria-labelledby="channels" className="mb-12">
      <h2 id="channels" className="text-2xl">
        How we may reach you
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {channels.map(({ title, text }) => {
          return (
            <li key={title} className="rounded-card bg-fog p-5">
              <Icon shape={shapes[title]} size={26} strokeWidth={1.75} className="text-spruce" />
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
