import { useEffect, useRef } from 'react';

/**
 * Calls `follow` when `value` changes after the first render. A field does not follow its first value: it may already hold what
 * was typed before the script ran. It is for the caller to tell its own changes from those that came from outside.
 */
export function useOutsideChange<Value>(value: Value, follow: (value: Value) => void): void {
  const known = useRef(value);
  const latestFollow = useRef(follow);
  latestFollow.current = follow;
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    latestFollow.current(value);
  }, [value]);
}
