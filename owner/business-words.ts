import { licensingAct } from './licensing-act.ts';
import type { Owner } from './owner-schema.ts';

const broker = {
  kind: 'Mortgage broker',
  /** What the company does with home loans, after its name. */
  provides: 'arranges home loans',
  kinds: 'Mortgage brokers',
  /** After 'Ask', before the name of a loan. */
  whoOffers: 'which lenders we work with offer',
  /** To whom a file goes. */
  underwriter: 'the lender',
  /** Where a visitor's Loan Estimate comes from. */
  otherLender: 'a lender',
} as const;

const lender: Readonly<Record<keyof typeof broker, string>> = {
  kind: 'Mortgage lender',
  provides: 'makes home loans',
  kinds: 'Mortgage lenders',
  whoOffers: 'whether we offer',
  underwriter: 'our underwriter',
  otherLender: 'another lender',
};

/** The words that differ between a business that arranges loans of other lenders and one that makes them. */
export function businessWords(owner: Owner) {
  return { ...(owner.company.actsAs === 'lender' ? lender : broker), licensees: licensingAct(owner).licensees };
}
