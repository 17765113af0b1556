/** What stands on a page of a document, as a person sees it: text that is invisible has been left out. */
export interface PageText {
  /** Points, of the page turned so that its text can be read. */
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
  /** Small things drawn and not written: the boxes to check, and what checks them. */
  readonly marks: readonly Mark[];
  /** Share of the page that pictures cover, 0 to 1: a page with much of it and little text is a scan. */
  readonly pictures: number;
}

/** A run of text on one baseline. Points from the upper left corner of the page as one looks at it. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Size of the type. */
  readonly size: number;
}

/** A small drawing: the rectangle around it. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
