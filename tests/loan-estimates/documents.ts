import type { Flow } from './forms/flow.ts';
import type { Style } from './forms/style.ts';
import { modelForm } from './forms/style.ts';
import type { Line, Terms } from './loans/terms.ts';
import type { Encryption } from './painters/encrypt.ts';
import type { Lie } from './painters/pdf-lib.ts';
import { interestOnlyAdjustable } from './truths/adjustable.ts';
import { manyServices, moreServices } from './truths/many-services.ts';
import { negativeAmortization, secondMortgage } from './truths/rare.ts';
import { refinance } from './truths/refinance.ts';
import { sevenSixAdjustable } from './truths/seven-six-adjustable.ts';
import { roundedApart, standardRefinance, wrongSum } from './truths/standard-refinance.ts';
import { balloon, fixedInterestOnly } from './truths/unusual.ts';
import { veteranPurchase } from './truths/veteran.ts';
import { fhaPurchase, washingtonPurchase } from './truths/washington.ts';

/** A Loan Estimate among the documents: what it says and how it is printed. */
export interface Document {
  readonly file: string;
  readonly terms: Terms;
  readonly style: Style;
  readonly lie?: Lie;
  /** Wrong numbers that nobody sees. */
  readonly leftovers?: boolean;
  /** Wrong numbers in a layer that is switched off. */
  readonly layer?: boolean;
  /** Wrapped by another program. */
  readonly enveloped?: boolean;
  /** Services on a page after the form; such a file has a letter in front. */
  readonly attached?: readonly Line[];
  readonly encryption?: Encryption;
  /** Set by the browser in tables of its own, in place of the style. */
  readonly flow?: Flow;
}

const typewriter: Style = { ...modelForm, engine: 'pdf-lib', family: 'Courier', size: 0.82, headings: 'black' };
const standard: Style = { ...modelForm, engine: 'pdf-lib' };

const condensed: Style = { ...modelForm, css: 'Liberation Sans Narrow', size: 0.98, shift: 5, paper: 'Legal' };
const wide: Style = { ...modelForm, css: 'DejaVu Serif', family: 'Times', stretch: 1.272, size: 0.84 };
const signed = {
  head: 'eSign Envelope ID: 7F3C21D0-55B8-4E0A-9C1D-2B7E90A4F6E1',
  foot: 'Page # of 3     GTRIDLE_S 0126     LE-v4.2.118     03/02/2026 09:00 AM PST',
};

export const documents: readonly Document[] = [
  { file: 'refinance.pdf', terms: refinance, style: modelForm },
  {
    file: 'interest-only-adjustable.pdf',
    terms: interestOnlyAdjustable,
    style: { ...modelForm, css: 'Liberation Serif', family: 'Times', cut: 'word', check: '☒', headings: 'black' },
  },
  {
    file: 'seven-six-adjustable.pdf',
    terms: sevenSixAdjustable,
    style: { ...standard, cut: 'word', order: 'columns first', minus: '-$' },
  },
  { file: 'rotated.pdf', terms: sevenSixAdjustable, style: { ...standard, family: 'Times', check: 'strokes' }, lie: 'rotated' },
  { file: 'on-its-side.pdf', terms: interestOnlyAdjustable, style: typewriter, lie: 'on its side' },
  { file: 'washington-purchase.pdf', terms: washingtonPurchase, style: { ...condensed, cut: 'character', minus: '−$' } },
  {
    file: 'fha-purchase.pdf',
    terms: fhaPurchase,
    style: { ...standard, family: 'Times', size: 1.04, paper: 'A4', check: '✓', order: 'bottom up' },
  },
  {
    file: 'veteran-purchase.pdf',
    terms: veteranPurchase,
    style: { ...modelForm, ...signed, zoom: 0.94, check: 'X', order: 'headings last' },
  },
  {
    file: 'standard-refinance.pdf',
    terms: standardRefinance,
    style: { ...typewriter, cut: 'label and value', minus: '-$', check: 'X' },
  },
  { file: 'rounded-apart.pdf', terms: roundedApart, style: { ...wide, check: 'filled', shift: 8 } },
  {
    file: 'wrong-sum.pdf',
    terms: wrongSum,
    style: { ...standard, spacing: 0.25, size: 0.95, cut: 'character', order: 'shuffled', paper: 'Legal' },
  },
  {
    file: 'fixed-interest-only.pdf',
    terms: fixedInterestOnly,
    style: { ...standard, cut: 'label and value', zoom: 0.94, headings: 'black' },
  },
  {
    file: 'balloon.pdf',
    terms: balloon,
    style: { ...modelForm, spacing: 0.2, size: 0.96, paper: 'A4', check: 'strokes', order: 'columns first' },
  },
  {
    file: 'negative-amortization.pdf',
    terms: negativeAmortization,
    style: { ...modelForm, css: 'Liberation Serif', family: 'Times', cut: 'word', order: 'shuffled', minus: '-$' },
  },
  {
    file: 'second-mortgage.pdf',
    terms: secondMortgage,
    style: { ...standard, ...signed, family: 'Times', cut: 'word', check: 'filled', shift: -6 },
  },
  { file: 'leftovers.pdf', terms: fhaPurchase, style: { ...standard, spacing: 0.1 }, leftovers: true },
  { file: 'leftovers-in-chromium.pdf', terms: washingtonPurchase, style: modelForm, leftovers: true },
  {
    file: 'cover-and-attachment.pdf',
    terms: manyServices,
    style: { ...modelForm, css: 'C059', family: 'Times', stretch: 1.12, size: 0.93, check: 'X' },
    attached: moreServices,
  },
  { file: 'encrypted.pdf', terms: standardRefinance, style: standard, encryption: { user: '', bits: 128 } },
  { file: 'encrypted-aes.pdf', terms: veteranPurchase, style: { ...standard, check: '✓' }, encryption: { user: '', bits: 256 } },
  {
    file: 'washington-in-tables.pdf',
    terms: washingtonPurchase,
    style: modelForm,
    flow: { font: 'DejaVu Sans Condensed', size: 7.4, minus: '-$' },
  },
  {
    file: 'interest-only-in-tables.pdf',
    terms: interestOnlyAdjustable,
    style: modelForm,
    flow: { font: 'Nimbus Roman', size: 8.6, minus: '– $' },
  },
  {
    file: 'refinance-in-tables.pdf',
    terms: refinance,
    style: modelForm,
    flow: { font: 'Liberation Sans Narrow', size: 9, minus: '−$' },
  },
  { file: 'hidden-layer.pdf', terms: sevenSixAdjustable, style: { ...standard, family: 'Times', cut: 'word' }, layer: true },
  { file: 'enveloped.pdf', terms: balloon, style: { ...standard, cut: 'word', check: 'filled', minus: '-$' }, enveloped: true },
];
