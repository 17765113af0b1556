import { useEffect, useState } from 'react';

/** How long a change must rest before it is spoken, in milliseconds: dragging a slider is one announcement, not fifty. */
const restMs = 700;

/** One line for screen readers that follows `line`, once it has rested. Empty at first, so that opening the page says nothing. */
export function useSpokenStatus(line: string): string {
  const [spoken, setSpoken] = useState('');
  const [first] = useState(line);
  useEffect(() => {
    if (line === first && spoken === '') return;
    const timer = window.setTimeout(() => setSpoken(line), restMs);
    return () => window.clearTimeout(timer);
  }, [line, first, spoken]);
  return spoken;
}
