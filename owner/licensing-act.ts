import type { Owner } from './owner-schema.ts';

/** The Washington law that a company's license is granted under. */
export interface LicensingAct {
  readonly name: string;
  readonly statute: string;
  /** Section of the Administrative Code that limits what advertisements may say. */
  readonly advertising: string;
  /** Those who are licensed under it, as the regulator calls them. */
  readonly licensees: string;
}

const acts: Readonly<Record<'CL' | 'MB', LicensingAct>> = {
  CL: {
    name: 'Consumer Loan Act',
    statute: 'RCW 31.04',
    advertising: 'WAC 208-620-630',
    licensees: 'consumer loan companies',
  },
  MB: {
    name: 'Mortgage Broker Practices Act',
    statute: 'RCW 19.146',
    advertising: 'WAC 208-660-446',
    licensees: 'mortgage brokers',
  },
};

/** The act that binds a company, by the first letters of its Washington license: `CL-1234567`, `MB-1234567`. */
export function licensingAct({ company }: Pick<Owner, 'company'>): LicensingAct {
  return acts[company.stateLicense.startsWith('MB-') ? 'MB' : 'CL'];
}
