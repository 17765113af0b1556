import type { Step } from './step-words.ts';

/** The steps one under the other, each with its days, and who does what. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="dates-list">
      {steps.map(({ id, title, when, text, who }) => (
        <li key={id}>
          <p className="text-balance font-semibold text-spruce tabular">{when}</p>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2">{text}</p>
          <ul className="mt-2 text-sm">
            {who.map(([name, does]) => (
              <li key={name}>
                <strong>{`${name}:`}</strong>
                {` ${does} `}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
