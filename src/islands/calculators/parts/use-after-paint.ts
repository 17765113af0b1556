import { useRef, useState } from 'react';

/**
 * Does something once the browser has shown what was typed, so that a slow phone shows a digit before it works out what follows
 * from it. What is put off again before then is done once, for the last of them.
 */
export function useAfterPaint(act: () => void) {
  const latestAct = useRef(act);
  latestAct.current = act;
  const [turn] = useState(() => ({
    isOpen: false,
    soon() {
      if (turn.isOpen) return;
      turn.isOpen = true;
      // A frame's callbacks come before its picture, a timer of theirs after it.
      requestAnimationFrame(() => setTimeout(turn.now));
    },
    now() {
      if (!turn.isOpen) return;
      turn.isOpen = false;
      latestAct.current();
    },
  }));
  return turn;
}
