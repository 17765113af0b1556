const units = [
  { unit: 'dollars', sign: '$', name: 'In dollars' },
  { unit: 'percent', sign: '%', name: 'In percent' },
] as const;

export type SwitchedUnit = (typeof units)[number]['unit'];

export interface UnitSwitchProps {
  readonly unit: SwitchedUnit;
  readonly onSwitch: (unit: SwitchedUnit) => void;
}

/** Two buttons, one of them pressed: the unit of the field beside it. */
export function UnitSwitch({ unit: current, onSwitch }: UnitSwitchProps) {
  return (
    <fieldset aria-label="Dollars or percent" className="unit-switch no-print">
      {units.map(({ unit, sign, name }) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === current}
          aria-label={name}
          onClick={() => unit !== current && onSwitch(unit)}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
