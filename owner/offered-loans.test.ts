import { expect, it } from 'vitest';
import { offeredSpecialPrograms } from './offered-loans.ts';

it('the special programs are named as they are offered: all, two, one', () => {
  expect(offeredSpecialPrograms({ notOffered: [] })).toEqual({
    names: ['first-time homebuyer programs', 'jumbo loans', 'down payment assistance'],
    helps: 'Help with a first home, larger loans, and money toward the down payment.',
    exactly: 'Help with a first home, loans above the usual limits, and money toward the down payment.',
  });
  expect(offeredSpecialPrograms({ notOffered: ['jumbo-loans', 'usda'] }).helps).toBe(
    'Help with a first home and money toward the down payment.',
  );
  expect(offeredSpecialPrograms({ notOffered: ['first-time-homebuyer-programs', 'down-payment-assistance'] }).exactly).toBe(
    'Loans above the usual limits.',
  );
});
