import type { Terms } from '../loans/terms.ts';
import type { Flow } from './flow.ts';
import { box, safe } from './flow.ts';
import { appraisal, insurance, liability, refinance } from './page-three.ts';
import { money, percent } from './printing.ts';

/** Page 3. */
export function additionalInformation(terms: Terms, flow: Flow): string {
  const { comparisons: measures } = terms;
  const row = (label: string, html: string) => `<tr><th width="24%">${label}</th><td>${html}</td></tr>`;
  const measure = (label: string, value: string, text: string) =>
    `<tr><th width="30%">${label}</th><td width="14%" class="big">${value}</td><td>${text}</td></tr>`;
  const assumption = `If you sell or transfer this property to another person, we<br>${box(terms.assumption === 'will allow', 'will allow, under certain conditions, this person to assume this loan on the original terms.')}<br>${box(terms.assumption === 'will not allow', 'will not allow assumption of this loan on the original terms.')}`;
  const servicing = `We intend<br>${box(terms.servicing === 'service', 'to service your loan. If so, you will make your payments to us.')}<br>${box(terms.servicing === 'transfer', 'to transfer servicing of your loan.')}`;
  return `<h2 style="font-size:1.5em">Additional Information About This Loan</h2><div class="two">
${contact('LENDER', terms.lenderContact)}${contact('MORTGAGE BROKER', terms.brokerContact ?? {})}</div>
<h2>Comparisons</h2><p><b>Use these measures to compare this loan with other loans.</b></p><table class="lined">
<tr><th rowspan="2" style="vertical-align:middle">In 5 Years</th><td class="big">${money(measures.fiveYearsPaid, flow)}</td><td>Total you will have paid in principal, interest, mortgage insurance, and loan costs.</td></tr>
<tr style="border:0"><td class="big">${money(measures.fiveYearsPrincipal, flow)}</td><td>Principal you will have paid off.</td></tr>
${measure('Annual Percentage Rate (APR)', percent(measures.annualPercentageRate), 'Your costs over the loan term expressed as a rate. This is not your interest rate.')}
${measure('Total Interest Percentage (TIP)', percent(measures.totalInterestPercentage), 'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.')}</table>
<h2>Other Considerations</h2><table>${row('Appraisal', appraisal)}${row('Assumption', assumption)}${row('Homeowner’s Insurance', insurance)}
${row('Late Payment', safe(terms.latePayment))}${terms.purpose === 'Refinance' ? row('Liability after Foreclosure', liability) : ''}
${row('Refinance', refinance)}${row('Servicing', servicing)}</table>
<h2>Confirm Receipt</h2><p>By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.</p>
<table style="margin-top:30pt"><tr><td>Applicant Signature</td><td>Date</td><td>Co-Applicant Signature</td><td>Date</td></tr></table>`;
}

function contact(title: string, who: Terms['lenderContact']): string {
  const rows = [
    [title, who.company],
    ['NMLS/WA LICENSE ID', who.companyLicense],
    ['LOAN OFFICER', who.loanOfficer],
    ['NMLS/WA LICENSE ID', who.officerLicense],
    ['EMAIL', who.email],
    ['PHONE', who.phone],
  ] as const;
  return `<table>${rows.map(([label, value]) => `<tr><th width="42%">${label}</th><td>${safe(value ?? '')}</td></tr>`).join('')}</table>`;
}
