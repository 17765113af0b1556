/** What somebody may choose that is not one Loan Estimate which can be read; `file` is its name within `documents/`. */
export interface Other {
  readonly file: string;
  readonly what:
    | 'another form'
    | 'pictures'
    | 'pictures over recognised text'
    | 'several estimates'
    | 'pages missing'
    | 'blank'
    | 'damaged'
    | 'not a PDF'
    | 'password';
}

export const others: readonly Other[] = [
  { file: 'closing-disclosure.pdf', what: 'another form' },
  { file: 'fee-worksheet.pdf', what: 'another form' },
  { file: 'scan.pdf', what: 'pictures' },
  { file: 'scan-with-text.pdf', what: 'pictures over recognised text' },
  { file: 'three-estimates.pdf', what: 'several estimates' },
  { file: 'without-page-two.pdf', what: 'pages missing' },
  { file: 'blank-pages.pdf', what: 'blank' },
  { file: 'damaged.pdf', what: 'damaged' },
  { file: 'text.pdf', what: 'not a PDF' },
  { file: 'password.pdf', what: 'password' },
];
