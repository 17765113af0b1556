import { useEffect, useState } from 'react';

/** How long a change must rest before it is spoken, in milliseconds: dragging a slider is one announcement, not fifty. */
const restMs = 700;

/**
 * One line for screen readers that follows `results`, once it has rested; `undefined` while a field is empty. It says nothing at
 * first, when the page opens.
 */
export function useSpokenStatus(results: string | undefined): string {
  const line = results ?? 'No result: a field is empty or is not a number.';
  const [spoken, setSpoken] = useState('');
  const [first] = useState(line);
  useEffect(() => {
    if (line === first && spoken === '') return;
    const timer = window.setTimeout(() => setSpoken(line), restMs);
    return () => window.clearTimeout(timer);
  }, [line, first, spoken]);
  return spoken;
}
