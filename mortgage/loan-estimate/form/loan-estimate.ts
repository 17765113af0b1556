/**
 * A Loan Estimate as data: the form of 12 CFR 1026.37 (model form H-24), in its own words and letters. Amounts are dollars, with the
 * sign that is printed; percentages are percent (3.875 is 3.875%); dates are `YYYY-MM-DD`. What could not be found is left out:
 * nothing here is guessed.
 */
export interface LoanEstimate {
  // Page 1
  readonly lender?: Value<string> | undefined;
  readonly dateIssued?: Value<string> | undefined;
  readonly applicants?: Value<string> | undefined;
  readonly property?: Value<string> | undefined;
  /** The sale price, or without a seller the estimated or appraised value of the property. */
  readonly salePrice?: Value<number> | undefined;
  /** Months. */
  readonly loanTerm?: Value<number> | undefined;
  readonly purpose?: Value<string> | undefined;
  /** As printed: `Fixed Rate`, `5 Year Interest Only, 5/3 Adjustable Rate`. */
  readonly product?: Value<string> | undefined;
  readonly loanType?: Value<string> | undefined;
  readonly loanId?: Value<string> | undefined;
  readonly rateLock?: Value<RateLock> | undefined;
  /** The day on which the estimated closing costs expire. */
  readonly costsExpire?: Value<string> | undefined;
  readonly loanAmount?: Value<number> | undefined;
  readonly interestRate?: Value<number> | undefined;
  readonly principalAndInterest?: Value<number> | undefined;
  /** Whether each can increase after closing, and the sentences beside it. */
  readonly loanAmountIncrease?: Value<Answer> | undefined;
  readonly interestRateIncrease?: Value<Answer> | undefined;
  readonly principalAndInterestIncrease?: Value<Answer> | undefined;
  readonly prepaymentPenalty?: Value<Answer> | undefined;
  readonly balloonPayment?: Value<Answer> | undefined;
  readonly projectedPayments: readonly ProjectedPayment[];
  /** Estimated taxes, insurance and assessments, dollars a month, in escrow or not. */
  readonly taxesAndInsurance?: Value<number> | undefined;
  readonly propertyTaxes?: Value<HomeCost> | undefined;
  readonly homeownersInsurance?: Value<HomeCost> | undefined;
  readonly otherHomeCosts?: Value<HomeCost> | undefined;
  /** The box 'Costs at Closing' of page 1, which repeats what page 2 works out. */
  readonly costsAtClosing: CostsAtClosing;

  // Page 2
  readonly sections: Readonly<Record<SectionLetter, CostSection>>;
  /** The first line of section A: percent of the loan amount, and its dollars. */
  readonly pointsPercent?: Value<number> | undefined;
  readonly points?: Value<number> | undefined;
  /** D, I and J. */
  readonly totalLoanCosts?: Value<number> | undefined;
  readonly totalOtherCosts?: Value<number> | undefined;
  readonly totalClosingCosts?: Value<number> | undefined;
  /** The line 'D + I' above the lender credits. */
  readonly loanAndOtherCosts?: Value<number> | undefined;
  /** 0 or negative, as printed. */
  readonly lenderCredits?: Value<number> | undefined;
  readonly cashToClose: CashToClose;
  readonly adjustablePayment?: AdjustablePayment | undefined;
  readonly adjustableRate?: AdjustableRate | undefined;

  // Page 3
  readonly lenderContact: Contact;
  readonly brokerContact: Contact;
  readonly fiveYearsPaid?: Value<number> | undefined;
  readonly fiveYearsPrincipal?: Value<number> | undefined;
  readonly annualPercentageRate?: Value<number> | undefined;
  readonly totalInterestPercentage?: Value<number> | undefined;
  readonly assumption?: Value<'will allow' | 'will not allow'> | undefined;
  readonly latePayment?: Value<string> | undefined;
  readonly servicing?: Value<'service' | 'transfer'> | undefined;
}

/** One value of the form, and how sure one can be of it. */
export interface Value<T> {
  readonly value: T;
  /** As it is printed or was typed. */
  readonly printed: string;
  /**
   * `certain`: it stands alone where the form has it, and whatever repeats it or adds it up agrees. `look`: somebody must look at
   * the paper, for the reason in `doubt`. `typed`: a person has typed it.
   */
  readonly certainty: 'certain' | 'look' | 'typed';
  readonly doubt?: string | undefined;
  readonly place?: Place | undefined;
}

/** A rectangle on a page. Points from the upper left corner of the page as one looks at it; `page` is 1 for the file's first. */
export interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface RateLock {
  readonly locked: boolean;
  /** The day until which it is locked. */
  readonly until?: string | undefined;
}

/** YES or NO with the sentences beside it, each without its bullet. */
export interface Answer {
  readonly yes: boolean;
  readonly sentences: readonly string[];
}

/** A column of 'Projected Payments'. */
export interface ProjectedPayment {
  /** First and last year of the loan that it covers; the final balloon payment has the same year twice. Unknown in one that was typed. */
  readonly years: Value<{ readonly first: number; readonly last: number; readonly final?: boolean }> | undefined;
  readonly principalAndInterest?: Value<Range> | undefined;
  readonly onlyInterest?: Value<boolean> | undefined;
  /** 0 where the form prints a dash: it has ended. */
  readonly mortgageInsurance?: Value<number> | undefined;
  readonly escrow?: Value<number> | undefined;
  readonly total?: Value<Range> | undefined;
}

/** Dollars; both ends alike for a single amount. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A cost of owning the home on page 1: whether the estimate includes it, and whether it is paid through escrow. */
export interface HomeCost {
  readonly included: boolean;
  readonly inEscrow?: 'YES' | 'NO' | 'some' | undefined;
}

export interface CostsAtClosing {
  readonly closingCosts?: Value<number> | undefined;
  readonly loanCosts?: Value<number> | undefined;
  readonly otherCosts?: Value<number> | undefined;
  /** 0 or negative here too: the sentence prints it after a minus sign. */
  readonly lenderCredits?: Value<number> | undefined;
  /** What the borrower brings is positive; what is paid out to the borrower is negative, whatever box says so. */
  readonly cashToClose?: Value<number> | undefined;
}

export const sectionLetters = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
export type SectionLetter = (typeof sectionLetters)[number];

/** A section of costs on page 2. */
export interface CostSection {
  readonly total?: Value<number> | undefined;
  /** Every line that is printed, with or without an amount. The line of points is among those of A. */
  readonly lines: readonly CostLine[];
}

export interface CostLine {
  /** The label with whatever stands in it: `Prepaid Interest ($17.44 per day for 15 days @ 3.875%)`. */
  readonly label: string;
  readonly amount?: Value<number> | undefined;
}

/** 'Calculating Cash to Close'. The lines that only one of the two tables has are left out in the other. */
export interface CashToClose {
  readonly table?: 'standard' | 'alternative' | undefined;
  /** J again: positive in the standard table, negative in the alternative one. */
  readonly closingCosts?: Value<number> | undefined;
  readonly closingCostsFinanced?: Value<number> | undefined;
  readonly downPayment?: Value<number> | undefined;
  readonly deposit?: Value<number> | undefined;
  readonly fundsForBorrower?: Value<number> | undefined;
  readonly sellerCredits?: Value<number> | undefined;
  readonly adjustments?: Value<number> | undefined;
  readonly loanAmount?: Value<number> | undefined;
  readonly payoffs?: Value<number> | undefined;
  /** Positive: from the borrower. Negative: to the borrower. */
  readonly cashToClose?: Value<number> | undefined;
}

/** The Adjustable Payment (AP) table. */
export interface AdjustablePayment {
  readonly interestOnly?: Value<string> | undefined;
  readonly optional?: Value<string> | undefined;
  readonly step?: Value<string> | undefined;
  readonly seasonal?: Value<string> | undefined;
  readonly firstChange?: Value<string> | undefined;
  readonly subsequentChanges?: Value<string> | undefined;
  readonly maximumPayment?: Value<string> | undefined;
}

/** The Adjustable Interest Rate (AIR) table. */
export interface AdjustableRate {
  /** Index and margin, or for a step rate how it is adjusted. */
  readonly indexAndMargin?: Value<string> | undefined;
  readonly initialRate?: Value<number> | undefined;
  readonly minimumRate?: Value<number> | undefined;
  readonly maximumRate?: Value<number> | undefined;
  readonly firstChange?: Value<string> | undefined;
  readonly subsequentChanges?: Value<string> | undefined;
  /** Percentage points. */
  readonly firstLimit?: Value<number> | undefined;
  readonly subsequentLimit?: Value<number> | undefined;
}

/** A column of the contacts on page 3. */
export interface Contact {
  readonly company?: Value<string> | undefined;
  readonly companyLicense?: Value<string> | undefined;
  readonly loanOfficer?: Value<string> | undefined;
  readonly officerLicense?: Value<string> | undefined;
  readonly email?: Value<string> | undefined;
  readonly phone?: Value<string> | undefined;
}

/** An estimate of which nothing is known yet, for one that is typed from paper. */
export const emptyLoanEstimate: LoanEstimate = {
  projectedPayments: [],
  costsAtClosing: {},
  sections: {
    A: { lines: [] },
    B: { lines: [] },
    C: { lines: [] },
    E: { lines: [] },
    F: { lines: [] },
    G: { lines: [] },
    H: { lines: [] },
  },
  cashToClose: {},
  lenderContact: {},
  brokerContact: {},
};
