import { useState } from 'react';

/** What stands in a status line, and how to say something there. The same sentence said again is spoken again. */
export function useStatus(): readonly [status: string, say: (sentence: string) => void] {
  const [status, setStatus] = useState('');
  // A status line that does not change is not spoken: a trailing no-break space makes it new.
  const say = (sentence: string) => setStatus((before) => (before === sentence ? `${sentence}\u00a0` : sentence));
  return [status, say];
}
