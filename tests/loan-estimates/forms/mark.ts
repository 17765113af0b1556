export type Face = 'regular' | 'bold' | 'italic' | 'bold italic';

/** Text at a baseline. Points from the upper left corner of a Letter page. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly face: Face;
  /** Three numbers from 0 to 1; left out, black. */
  readonly color?: Color;
  /** Text rendering mode 3. */
  readonly unseen?: boolean;
  readonly heading?: boolean;
}

export type Color = readonly [number, number, number];

export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: Color;
  readonly stroke?: Color;
}

export interface LineMark {
  readonly kind: 'line';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly width: number;
}

export type Mark = TextMark | BoxMark | LineMark;
export type Page = readonly Mark[];
