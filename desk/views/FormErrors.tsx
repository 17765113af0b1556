import { Told } from './Told.tsx';

export interface FormErrorsProps {
  /** What is wrong, by the names of fields. */
  readonly errors: ReadonlyMap<string, string>;
  /** Path of the page with the form. */
  readonly page: string;
}

/** All that is wrong in a form, each with a link to its field. */
export function FormErrors({ errors, page }: FormErrorsProps) {
  if (errors.size === 0) return null;
  return (
    <Told tone="wrong" title="Nothing has been saved yet. Please look at:">
      <ul>
        {[...errors].map(([name, says]) => (
          <li key={name}>
            <a href={`${page}#${name}`}>{says}</a>
          </li>
        ))}
      </ul>
    </Told>
  );
}
