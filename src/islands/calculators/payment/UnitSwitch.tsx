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
    <fieldset aria-label="Dollars or percent" className="no-print flex overflow-hidden rounded-control border border-edge">
      {units.map(({ unit, sign, name }) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === current}
          aria-label={name}
          onClick={() => unit !== current && onSwitch(unit)}
          className="min-h-11 min-w-11 font-semibold -outline-offset-4 hover:bg-mist aria-pressed:bg-spruce aria-pressed:text-white aria-pressed:outline-white"
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
