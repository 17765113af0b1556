/** A transformation of the plane as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle, its sides parallel to the page's. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** Where a point comes to lie. */
export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The box around a rectangle that has been transformed. */
export function boxOf(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether a point lies in a box. */
export function holds(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** What two boxes have in common; without one of them, the other. */
export function meet(one: Box | undefined, other: Box): Box {
  if (!one) return other;
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** How many numbers follow each drawing operator of pdf.js: move, line, curve, quadratic curve, close. */
const numbersOf = [2, 2, 6, 4, 0];

/** The boxes around each part of a path: one path may hold all the hairlines of a table. */
export function partsOf(path: ArrayLike<number>, matrix: Matrix): Box[] {
  const parts: Box[] = [];
  let points: (readonly [number, number])[] = [];
  const close = () => {
    if (points.length < 2) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    parts.push({ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) });
  };
  for (let at = 0; at < path.length; ) {
    const operator = path[at] ?? 0;
    const count = numbersOf[operator] ?? 0;
    if (operator === 0) {
      close();
      points = [];
    }
    for (let pair = at + 1; pair < at + 1 + count; pair += 2) points.push(apply(matrix, path[pair] ?? 0, path[pair + 1] ?? 0));
    at += 1 + count;
  }
  close();
  return parts;
}
