import type { Topic, TopicIcon } from '../../collections.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

const shapes: Record<TopicIcon, string> = {
  key: icons.key,
  'trending-up': icons.rise,
  umbrella: icons.umbrella,
  calendar: icons.calendar,
  gauge: icons.gauge,
  scale: icons.scales,
};

const iconColours = { spruce: 'text-spruce', sound: 'text-sound' } as const;

/** The six topics of the learn center; the whole card is its link. */
export function TopicCards({ topics, level: Title }: { readonly topics: readonly Topic[]; readonly level: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map(({ title, description, icon, colour, href }) => {
        return (
          <li key={href} className="group relative flex gap-4 border-line border-t py-6 hover:border-spruce">
            <Icon shape={shapes[icon]} size={28} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${iconColours[colour]}`} />
            <div>
              <Title className="text-xl">
                <a
                  href={href}
                  className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-2"
                >
                  {title}
                </a>
              </Title>
              <p className="mt-1.5">{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
