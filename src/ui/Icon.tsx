export interface IconProps {
  /** One of the shapes of `icons.ts`. */
  readonly shape: string;
  /** Pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** A mark beside words that say the same; a screen reader passes over it. */
export function Icon({ shape, size = 18, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  );
}
