/** The marks of the toolbar, as strokes on a field of 24 by 24. */
export const shapes = {
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M5 8v10M13 8v10M5 13h8M17 12h3M17 18h3.5M17 15h2.5M20.5 12v6',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  link: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1V9M3.8 15.2c.4-1.6 3-1.5 2.9.2 0 1.3-2.9 2.2-2.9 4.1H7',
  quotation: 'M10 7c-3 .5-5 2.5-5 6v4h5v-5H7.5M19 7c-3 .5-5 2.5-5 6v4h5v-5h-2.5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  figure: 'M19 5 5 19M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  details: 'M4 5h16v14H4zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6.5 16c.4-3 4.6-3 5 0M15 10h2.5M15 14h2.5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  rowAbove: 'M4 12h16v8H4zM12 3v6M9 6h6',
  rowBelow: 'M4 4h16v8H4zM12 15v6M9 18h6',
  deleteRow: 'M4 4h16v7H4zM9 15l6 6M15 15l-6 6',
  columnBefore: 'M12 4h8v16h-8zM3 12h6M6 9v6',
  columnAfter: 'M4 4h8v16H4zM15 12h6M18 9v6',
  deleteColumn: 'M4 4h7v16H4zM15 9l6 6M21 9l-6 6',
  left: 'M4 6h16M4 12h9M4 18h12',
  center: 'M4 6h16M8 12h8M6 18h12',
  right: 'M4 6h16M11 12h9M8 18h12',
  deleteTable: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
} as const;

export type Shape = keyof typeof shapes;

/** A mark beside words that say the same; a screen reader passes over it. */
export function icon(shape: Shape): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes[shape]);
  svg.append(path);
  return svg;
}
