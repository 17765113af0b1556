/** How a lender's program prints the form. */
export interface Style {
  readonly engine: 'chromium' | 'pdf-lib';
  /** CSS families in Chromium. */
  readonly css?: string;
  /** Whose widths lines are broken by, and which standard font pdf-lib takes. */
  readonly family: 'Helvetica' | 'Times' | 'Courier';
  /** How much wider the font is than `family`. */
  readonly stretch?: number;
  /** Times the sizes of the model form. */
  readonly size: number;
  /** Points between characters. */
  readonly spacing: number;
  readonly paper: 'Letter' | 'A4' | 'Legal';
  /** 0.94 as a printer's 'fit to page' does. */
  readonly zoom: number;
  /** Points by which the inner columns stand further right. */
  readonly shift: number;
  readonly cut: 'line' | 'word' | 'character' | 'label and value';
  readonly order: 'reading' | 'columns first' | 'bottom up' | 'headings last' | 'shuffled';
  readonly check: 'x' | 'X' | '☒' | '✓' | 'strokes' | 'filled';
  /** Before a negative amount. */
  readonly minus: string;
  readonly headings: 'white on black' | 'black';
  /** Below the form on each page; `#` stands for the page. */
  readonly foot?: string;
  /** Above the form on each page. */
  readonly head?: string;
}

export const modelForm: Style = {
  engine: 'chromium',
  css: 'Liberation Sans',
  family: 'Helvetica',
  size: 1,
  spacing: 0,
  paper: 'Letter',
  zoom: 1,
  shift: 0,
  cut: 'line',
  order: 'reading',
  check: 'x',
  minus: '– $',
  headings: 'white on black',
};

/** Points. */
export const papers = { Letter: [612, 792], A4: [595.28, 841.89], Legal: [612, 1008] } as const;
