/** A figure with 'About' before it, unless it says so already: `About $50M+`. */
export function aboutFigure(figure: string): string {
  return /^(about|over|more than|nearly|almost|some)\b/i.test(figure) ? figure : `About ${figure}`;
}

/** The number that a figure begins with or holds, in full: `500+` is 500, `$1.25 billion` 1,250,000,000; undefined where there is none. */
export function numberIn(figure: string): number | undefined {
  const [, digits = '', unit = ''] = /(\d[\d,]*(?:\.\d+)?)\s*(k|m|b|thousand|million|billion)?\b/i.exec(figure) ?? [];
  if (!digits) return undefined;
  const scale = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }[unit.charAt(0).toLowerCase()] ?? 1;
  return Number(digits.replaceAll(',', '')) * scale;
}

/** Whether a figure counts something: no stars stand over '0 five-star reviews'. */
export function hasCount(figure: string): boolean {
  return numberIn(figure) !== 0;
}
