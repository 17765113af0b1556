import type { Room } from './rooms.ts';

/** The rooms of the maths: pure, so that each can be checked by itself. */
export const mortgageRooms: readonly Room[] = [
  { room: 'mortgage/amounts/', to: [], because: 'dollars, dates and limits are the ground floor' },
  { room: 'mortgage/loan/', to: ['mortgage/amounts/'], because: 'one loan is worked out from what is handed to it' },
  {
    room: 'mortgage/dates/day.ts',
    to: ['mortgage/amounts/'],
    because: 'what a day is, and which one it is, stands below all that ends on one',
  },
  {
    room: 'mortgage/figures/project/',
    to: ['mortgage/amounts/', 'mortgage/figures/figure.ts', 'mortgage/figures/look-ups.ts'],
    because: 'published figures are data, and the project’s own are there before the owner’s',
  },
  {
    room: 'mortgage/figures/',
    to: ['mortgage/amounts/', 'mortgage/dates/day.ts', 'mortgage/figures/project/'],
    because: 'a figure in force is the newer one of the project’s and the owner’s, whoever asks',
  },
  {
    room: 'mortgage/programs/',
    to: ['mortgage/amounts/', 'mortgage/figures/', 'mortgage/loan/'],
    because: 'the rules of the programs are pure, so that they can be checked and moved by themselves',
  },
  {
    room: 'mortgage/closing/',
    to: ['mortgage/amounts/', 'mortgage/dates/', 'mortgage/figures/', 'mortgage/loan/', 'mortgage/programs/'],
    because: 'what a purchase costs in cash is a sum, whoever asks for it',
  },
  {
    room: 'mortgage/dates/',
    to: ['mortgage/amounts/', 'mortgage/dates/day.ts', 'mortgage/figures/'],
    because: 'the days of a purchase follow from its first one and from the law, whoever asks',
  },
  { room: 'mortgage/loan-estimate/form/', to: [], because: 'the form is data' },
  {
    room: 'mortgage/loan-estimate/checking/',
    to: ['mortgage/amounts/', 'mortgage/loan/', 'mortgage/loan-estimate/form/'],
    because: 'a form is held against itself, whoever has read or typed it',
  },
  {
    room: 'mortgage/loan-estimate/reading/',
    to: ['mortgage/loan-estimate/form/'],
    because: 'the words of a page become the form; it knows neither the file that they come from nor who asks',
  },
  {
    room: 'mortgage/loan-estimate/explaining/',
    to: ['mortgage/amounts/', 'mortgage/loan-estimate/form/'],
    because: 'what a form tells does not depend on how it was read',
  },
  {
    room: 'mortgage/loan-estimate/comparing/',
    to: ['mortgage/amounts/', 'mortgage/loan/', 'mortgage/loan-estimate/form/', 'mortgage/loan-estimate/explaining/'],
    because: 'two forms side by side are told in the same words as one',
  },
];
