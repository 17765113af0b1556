/** The Equal Housing Opportunity sign: a house around an equals sign. Its words begin the text beside it, so it says nothing itself. */
export function EqualHousingMark() {
  return (
    <svg viewBox="0 0 48 44" width="52" height="48" aria-hidden="true" className="shrink-0">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M24 1 1 13v8h4v22h38V21h4v-8L24 1Zm14 37H10V17.5L24 10l14 7.5V38ZM16 19h16v6H16v-6Zm0 9h16v6H16v-6Z"
      />
    </svg>
  );
}
