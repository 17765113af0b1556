import { type InputEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type AmountLimits,
  type AmountUnit,
  type AmountWords,
  printAmount,
  readAmount,
  regroup,
  stepped,
} from './amount-text.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useOutsideChange } from './use-outside-change.ts';

export interface AmountInput extends AmountWords {
  readonly unit: AmountUnit;
  /** May follow another field: what is counted and the remark follow at once, the text when this field is left. */
  readonly limits: AmountLimits;
  /** `undefined` while the field is empty or holds no number. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** What an arrow key adds or takes away. */
  readonly step: number;
  /** The same for Page Up and Page Down; ten steps when left out. */
  readonly largeStep?: number;
}

/** The life of one uncontrolled amount input: what it reports, when its text is rewritten, and the remark about it. */
export function useAmountInput(input: AmountInput) {
  const { unit, limits, value, onChange, step, largeStep = 10 * step } = input;
  const field = useRef<HTMLInputElement>(null);
  // Never changes: on the way back a browser only fills in again what differs from the default text.
  const [initialText] = useState(() => printAmount(value));
  const shown = useRef(initialText);
  // What the remark speaks of: it outlives the moment in which the limit takes the place of what was typed.
  const seen = useRef(initialText);
  const reported = useRef(value);
  const [, redraw] = useState({});
  const told = useAfterPaint(() => {
    redraw({});
    onChange(reported.current);
  });
  const read = (typed: string) => readAmount(typed, unit, limits, input);
  // Read anew on every render, because a limit may follow another field. A value that came from outside stands in the text a
  // moment later; until then the text says nothing about it.
  const remark = value === reported.current || told.isOpen ? read(seen.current).remark : undefined;
  const said = useRef(remark);
  said.current = remark;

  function see(typed: string) {
    shown.current = seen.current = typed;
    return read(typed);
  }

  function report(typed: string) {
    const reading = see(typed);
    if (reading.value !== reported.current || reading.remark !== said.current) {
      reported.current = reading.value;
      told.soon();
    }
    return reading;
  }

  function write(amount: number | undefined) {
    const printed = printAmount(amount);
    if (field.current && field.current.value !== printed) field.current.value = printed;
    return printed;
  }

  function group(input: HTMLInputElement, inputType: string) {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const grouped = regroup(shown.current, typed, inputType);
    if (grouped.text === typed.text) return;
    input.value = grouped.text;
    // A new text has its caret at its end already, and setting it lays out the page.
    if (grouped.caret < grouped.text.length) input.setSelectionRange(grouped.caret, grouped.caret);
  }

  // Whoever typed before the script ran finds it counted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the built page comes alive
  useLayoutEffect(() => {
    if (field.current && field.current.value !== initialText) report(field.current.value);
    told.now();
  }, []);

  // From the address, a slider, another unit.
  useOutsideChange(value, (next) => {
    // What has been typed since, and is not told yet, goes first.
    if (next === reported.current || told.isOpen) return;
    reported.current = next;
    see(write(next));
    redraw({});
  });

  return {
    field,
    initialText,
    remark,
    type(event: InputEvent<HTMLInputElement>) {
      const input = event.currentTarget;
      const { inputType = '', isComposing = false } = event.nativeEvent;
      // An input method must not find its text changed under it.
      if (unit === 'dollars' && !isComposing) group(input, inputType);
      const { value: kept, remark } = report(input.value);
      // What is counted is what stands there; the remark goes on speaking of what was typed.
      if (remark && kept !== undefined && !isComposing) input.value = shown.current = printAmount(kept);
    },
    finish() {
      const { value: kept } = read(shown.current);
      if (kept !== undefined) report(write(kept));
      // The next field may go by this one.
      told.now();
    },
    pressKey(event: KeyboardEvent<HTMLInputElement>) {
      const by = { ArrowUp: step, ArrowDown: -step, PageUp: largeStep, PageDown: -largeStep }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      report(write(stepped(read(shown.current).value, by, limits)));
    },
  };
}
