/** The calculators' few marks, as strokes on a field of 24 by 24. An icon library would cost each calculator 1.6 kB of script. */
const strokes = {
  link: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  open: 'M9 6l6 6-6 6',
} as const;

export interface CalculatorIconProps {
  readonly name: keyof typeof strokes;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A mark beside words that say the same. */
export function CalculatorIcon({ name, size = 18, className }: CalculatorIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
