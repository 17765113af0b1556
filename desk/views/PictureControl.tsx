import { describedBy, FieldFrame } from '../../src/ui/Field.tsx';
import type { ValueControlProps } from './ValueControl.tsx';

/** A picture of the owner's: the one that is used, and another one to choose. */
export function PictureControl({ field, name, value, error }: ValueControlProps) {
  const file = typeof value === 'string' ? value : '';
  const hint = field.help || undefined;
  return (
    <div className="desk-field">
      <FieldFrame id={name} label={field.label} required={!field.optional} hint={hint} error={error}>
        <input type="hidden" name={name} value={file} />
        {file && (
          <p className="desk-picture">
            <img src={`pictures/${encodeURIComponent(file)}`} alt={`${field.label}: ${file}`} height={96} loading="lazy" />
            <span className="text-sm">{file}</span>
          </p>
        )}
        <input
          id={name}
          name={`${name}.file`}
          type="file"
          accept="image/*"
          className="control"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: name, hint, error })}
        />
        {field.optional && file && (
          <label className="desk-choice">
            <input type="checkbox" name={`${name}.none`} value="yes" />
            Leave it out of the pages
          </label>
        )}
      </FieldFrame>
    </div>
  );
}
