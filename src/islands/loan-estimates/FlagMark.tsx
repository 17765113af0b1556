/** A flag beside words that say the same. */
export function FlagMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={12} height={12} className="le-flag" fill="currentColor">
      <path d="M3 1h1.5v14H3zM5.5 2h8l-2.5 3.5L13.5 9h-8z" />
    </svg>
  );
}
