import { leastContrast, legibility, type OwnerColors } from '../../owner/colors.ts';
import { describedBy, FieldFrame } from '../../src/ui/Field.tsx';
import { hintOf, type ValueControlProps } from './ValueControl.tsx';

export interface ContrastProps {
  readonly name: keyof OwnerColors;
  /** Six digits. */
  readonly color: string;
}

/** A color with letters on it, and whether they can be read. */
export function Contrast({ name, color }: ContrastProps) {
  const { contrast, letters, instead } = legibility(name, color);
  const measured = `Letters on it have a contrast of ${contrast.toFixed(1)} to 1`;
  return (
    <>
      <svg viewBox="0 0 88 44" width="88" height="44" aria-hidden="true">
        <rect width="88" height="44" rx="8" fill={`#${color}`} />
        <text x="44" y="28" textAnchor="middle" fontSize="17" fontWeight="600" fill={letters}>
          Letters
        </text>
      </svg>
      <p className="text-sm">
        {instead
          ? `${measured}: too little, ${leastContrast} is the least. #${instead} is the nearest that can be read.`
          : `${measured}: enough, ${leastContrast} is the least.`}
      </p>
      {instead && (
        <button type="submit" name="do" value={`take colors.${name} ${instead}`} className="button button--quiet button--small">
          {`Take #${instead}`}
        </button>
      )}
    </>
  );
}

/** A color of the owner: desk/client/contrast.ts follows what is chosen. */
export function ColorControl({ field, name, value, error }: ValueControlProps) {
  const color = typeof value === 'string' ? value.replace('#', '') : '000000';
  const isColor = /^[0-9a-f]{6}$/i.test(color);
  const hint = hintOf(field);
  return (
    <div className="desk-field desk-field--color">
      <FieldFrame id={name} label={field.label} required={!field.optional} hint={hint} error={error}>
        <input
          id={name}
          name={name}
          type="color"
          className="control"
          defaultValue={`#${color}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: name, hint, error })}
        />
      </FieldFrame>
      <div className="desk-contrast" aria-live="polite" data-contrast={name}>
        {isColor && <Contrast name={field.path.at(-1) as keyof OwnerColors} color={color} />}
      </div>
    </div>
  );
}
