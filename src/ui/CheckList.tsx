import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** A list of short points. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="stack-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon shape={icons.check} size={20} strokeWidth={2.25} className="mt-1 shrink-0 text-spruce" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
