import type { Value } from '../form/loan-estimate.ts';
import { lies, type Phrase, type Sheet } from './sheet.ts';

const checks = /^[x×✓✔✗✘☑☒🗹🗷■●⬛]$/iu;
const emptyBoxes = /^[☐□▢❏❑◻○_]+$/u;
const drawnDoubt = 'The box is drawn and not written, so look at it yourself.';

/** How far left of its label a box stands, in points. */
const reach = 22;

/** Whether the box before a label is checked; `undefined` where only a drawing could tell. */
function writtenCheck(sheet: Sheet, label: Phrase): boolean | undefined {
  const before = sheet.words.filter((word) =>
    lies(word, {
      left: label.x - reach,
      right: label.x + 1,
      top: label.y - label.size * 0.6,
      bottom: label.y + label.size * 0.4,
    }),
  );
  if (before.some(({ text }) => checks.test(text))) return true;
  return before.some(({ text }) => emptyBoxes.test(text)) ? false : undefined;
}

function drawnMarks(sheet: Sheet, label: Phrase): number {
  return sheet.marks.filter(({ x, y, width, height }) => {
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return (
      middleX > label.x - reach &&
      middleX < label.x &&
      middleY > label.y - label.size * 1.2 &&
      middleY < label.y + label.size * 0.5
    );
  }).length;
}

/**
 * Which of several boxes is checked, of which exactly one is. A written mark is certain; of drawings, the one box with more in it than
 * every other has to be looked at.
 */
export function checkedOf<T>(
  sheet: Sheet,
  boxes: readonly { readonly label: Phrase; readonly value: T }[],
): Value<T> | undefined {
  const written = boxes.filter(({ label }) => writtenCheck(sheet, label));
  const [only] = written;
  if (only && written.length === 1) return answer(sheet, only);
  if (only) return undefined;
  const counted = boxes.map((box) => ({ ...box, marks: drawnMarks(sheet, box.label) })).sort((a, b) => b.marks - a.marks);
  const [most, next] = counted;
  if (!most || !next || most.marks === next.marks || next.marks !== counted.at(-1)?.marks) return undefined;
  return { ...answer(sheet, most), certainty: 'look', doubt: drawnDoubt };
}

/**
 * Whether one box is checked, `others` being boxes of the same page: where the check of one of them is written, an empty one says no.
 * Where they are drawn, the emptiest box of the page shows what an empty one looks like.
 */
export function isChecked(sheet: Sheet, label: Phrase, others: readonly Phrase[]): Value<boolean> | undefined {
  const written = writtenCheck(sheet, label);
  const pageWrites = others.some((other) => writtenCheck(sheet, other));
  if (written !== undefined || pageWrites) return answer(sheet, { label, value: written === true });
  const fewest = Math.min(...others.map((other) => drawnMarks(sheet, other)), drawnMarks(sheet, label));
  if (others.every((other) => drawnMarks(sheet, other) === fewest) && drawnMarks(sheet, label) === fewest) return undefined;
  return { ...answer(sheet, { label, value: drawnMarks(sheet, label) > fewest }), certainty: 'look', doubt: drawnDoubt };
}

function answer<T>(sheet: Sheet, { label, value }: { readonly label: Phrase; readonly value: T }): Value<T> {
  return { value, printed: label.text, certainty: 'certain', place: sheet.placeOf([label]) };
}
