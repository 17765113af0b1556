import type { Owner } from '../../owner/owner-schema.ts';
import { nameWithNmls } from '../../owner/owner-words.ts';
import type { Lead } from '../leads/lead-store.ts';
import { escapeHtml } from '../safe-text.ts';
import type { LetterText } from './transport.ts';

/**
 * Writes the letter that tells a person their message has arrived. Nothing they typed stands in it: the address may be
 * somebody else's, and a letter of ours must not carry a stranger's words. The loan officer's number follows the name wherever
 * it stands (WAC 208-660-446).
 *
 * @param domain of the sender's address, for the Message-ID
 */
export function confirmationLetter(lead: Lead, domain: string, owner: Owner): LetterText {
  const { company, loanOfficer, phone, email } = owner;
  const officer = `${nameWithNmls(loanOfficer)},`;
  const lines = [
    `Your message has reached ${nameWithNmls(company)}. Its reference is ${lead.id}.`,
    lead.form === 'second-look'
      ? `If you have not sent your Loan Estimate yet, email it to ${email}. ${officer} will respond within 24 hours of getting it. If it cannot wait, call ${phone.cell}.`
      : `${officer} will respond within 24 hours. If it cannot wait, call ${phone.cell}.`,
    'We never ask for a social security number, an account number or a payment by email.',
    'You did not write to us? Then someone has typed your address by mistake, and you can leave this letter unanswered.',
    `${officer} ${loanOfficer.title}. ${nameWithNmls(company)}.`,
  ];
  return {
    subject: `${company.name} has received your message`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    messageId: `<${lead.id.toLowerCase()}.${lead.receivedAt}.confirmation@${domain}>`,
    replyTo: { name: company.name, address: email },
    // RFC 3834: an absence notice must not answer an automatic letter.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
