import { z } from 'zod';
import { address, described, named, nmlsId, oneOf, words } from './owner-values.ts';

/** The company, as its license has it. */
export const company = z
  .strictObject({
    name: named('Registered name', words('Cascade Harbor Mortgage LLC')),
    tradeName: named('Trade name', words('Cascade Harbor')).optional(),
    nmlsId: named('NMLS number', nmlsId),
    stateLicense: named(
      'Washington license number',
      described(
        z.string().regex(/^(CL|MB)-\d{3,9}(-[A-Z0-9]{1,6})*$/),
        'the Washington license number of the company, CL- or MB- and digits, such as CL-1234567, MB-1234567 or CL-1234567-BR2',
      ),
    ),
    actsAs: named(
      'The business is',
      oneOf({ broker: 'a broker: it arranges loans of lenders', lender: 'a lender: it makes loans' }),
    ),
    consumerAccessUrl: named(
      'Page at NMLS Consumer Access',
      address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/1234567'),
    ),
  })
  .refine(({ stateLicense, actsAs }) => !(stateLicense.startsWith('MB-') && actsAs === 'lender'), {
    path: ['actsAs'],
    message:
      "must be broker where the license begins with MB-: a mortgage broker's license does not allow a company to make loans",
  });

/** The person, as their license has it. */
export const loanOfficer = z.strictObject({
  name: named('First and last name', words('Maria Lindqvist')),
  title: named('Job title', words('Mortgage Loan Originator')),
  nmlsId: named('NMLS number', nmlsId),
  stateLicense: named(
    'Washington license number',
    described(
      z.string().regex(/^[A-Z]{2,3}-\d{3,9}(-[A-Z0-9]{1,6})*$/),
      'the Washington license number of the loan officer, such as MLO-1234567',
    ),
  ),
  consumerAccessUrl: named(
    'Page at NMLS Consumer Access',
    address('https://www.nmlsconsumeraccess.org/EntityDetails.aspx/INDIVIDUAL/1234567'),
  ),
});
