import { useRef, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';

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
      afterPaint(turn.now);
    },
    now() {
      if (!turn.isOpen) return;
      turn.isOpen = false;
      latestAct.current();
    },
  }));
  return turn;
}
