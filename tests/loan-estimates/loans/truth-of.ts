import type { SectionLetter } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import { sectionLetters } from '../../../mortgage/loan-estimate/form/loan-estimate.ts';
import type { Line, Terms, Truth } from './terms.ts';
import { answerOf } from './terms.ts';

function sum(lines: readonly Line[]): number {
  return lines.reduce((total, [, amount]) => total + (amount ?? 0), 0);
}

function totalOf(terms: Terms, letter: SectionLetter): number {
  return terms.totals?.[letter] ?? sum(terms.sections[letter]);
}

/** D, I and J as the paper has them. */
export function totalsOf(terms: Terms) {
  const add = (letters: readonly SectionLetter[]) => letters.reduce((total, letter) => total + totalOf(terms, letter), 0);
  const loanCosts = terms.totals?.D ?? add(['A', 'B', 'C']);
  const otherCosts = terms.totals?.I ?? add(['E', 'F', 'G', 'H']);
  const credits = terms.lenderCredits ?? 0;
  const together = loanCosts + otherCosts;
  return { loanCosts, otherCosts, credits, together, closingCosts: terms.totals?.J ?? together + credits };
}

function cashOf(terms: Terms): Truth['cashToClose'] {
  const { closingCosts } = totalsOf(terms);
  const { cash } = terms;
  if ('payoffs' in cash) {
    const due = cash.payoffs + closingCosts - terms.loanAmount;
    const financed = Math.min(closingCosts, Math.max(0, terms.loanAmount - cash.payoffs));
    return {
      table: 'alternative',
      loanAmount: terms.loanAmount,
      closingCosts: -closingCosts,
      payoffs: -cash.payoffs,
      cashToClose: terms.totals?.cash ?? due,
      closingCostsFinanced: financed,
    };
  }
  const due = closingCosts + cash.financed + cash.down + cash.deposit + cash.funds + cash.seller + cash.adjustments;
  return {
    table: 'standard',
    closingCosts,
    closingCostsFinanced: cash.financed,
    downPayment: cash.down,
    deposit: cash.deposit,
    fundsForBorrower: cash.funds,
    sellerCredits: cash.seller,
    adjustments: cash.adjustments,
    cashToClose: terms.totals?.cash ?? due,
  };
}

function sectionOf(terms: Terms, letter: SectionLetter): Truth['sections']['A'] {
  const lines = terms.sections[letter].map(([label, amount]) => (amount === undefined ? { label } : { label, amount }));
  return terms.blank?.includes(letter) ? { lines } : { total: totalOf(terms, letter), lines };
}

/** What stands on the paper of these terms. */
export function truthOf(terms: Terms): Truth {
  const { loanCosts, otherCosts, credits, together, closingCosts } = totalsOf(terms);
  const cashToClose = cashOf(terms);
  const [A, B, C, E, F, G, H] = sectionLetters.map((letter) => sectionOf(terms, letter));
  if (!A || !B || !C || !E || !F || !G || !H) throw new Error('A section is missing');
  return {
    lender: terms.lenderContact.company,
    dateIssued: terms.dateIssued,
    applicants: terms.applicants.join(', '),
    property: terms.property.join(', '),
    salePrice: terms.price,
    loanTerm: terms.term.months,
    purpose: terms.purpose,
    product: terms.product,
    loanType: terms.loanType,
    loanId: terms.loanId,
    rateLock: terms.lock ? { locked: true, until: terms.lock.until } : { locked: false },
    costsExpire: terms.expire.day,
    loanAmount: terms.loanAmount,
    interestRate: terms.rate,
    principalAndInterest: terms.payment,
    loanAmountIncrease: answerOf(terms, 'loanAmount'),
    interestRateIncrease: answerOf(terms, 'rate'),
    principalAndInterestIncrease: answerOf(terms, 'payment'),
    prepaymentPenalty: answerOf(terms, 'penalty'),
    balloonPayment: answerOf(terms, 'balloon'),
    projectedPayments: terms.columns,
    taxesAndInsurance: terms.taxesAndInsurance,
    propertyTaxes: terms.home.taxes,
    homeownersInsurance: terms.home.insurance,
    otherHomeCosts: terms.home.other,
    costsAtClosing: { closingCosts, loanCosts, otherCosts, lenderCredits: credits, cashToClose: cashToClose.cashToClose },
    sections: { A, B, C, E, F, G, H },
    pointsPercent: terms.points?.percent,
    points: terms.points?.amount,
    totalLoanCosts: loanCosts,
    totalOtherCosts: otherCosts,
    totalClosingCosts: closingCosts,
    loanAndOtherCosts: together,
    lenderCredits: credits,
    cashToClose,
    adjustablePayment: terms.adjustablePayment,
    adjustableRate: terms.adjustableRate,
    lenderContact: terms.lenderContact,
    brokerContact: terms.brokerContact ?? {},
    ...terms.comparisons,
    assumption: terms.assumption,
    latePayment: terms.latePayment,
    servicing: terms.servicing,
  };
}
