import type { Owner } from '../../src/owner/define-owner.ts';
import { escapeHtml } from '../html.ts';
import type { Lead } from '../leads/lead-store.ts';
import type { LetterText } from './letter-text.ts';

/**
 * Writes the letter that tells a person their message has arrived. Nothing they typed stands in it: the address may be
 * somebody else's, and a letter of ours must not carry a stranger's words.
 *
 * @param domain of the sender's address, for the Message-ID
 */
export function confirmationLetter(lead: Lead, domain: string, owner: Owner): LetterText {
  const { company, loanOfficer, phone, email } = owner;
  const lines = [
    `Your message has reached ${company.name}. Its reference is ${lead.id}.`,
    `${loanOfficer.name} or someone on the team will respond within 24 hours. If it cannot wait, call ${phone.cell}.`,
    'We never ask for a social security number, an account number or a payment by email.',
    'You did not write to us? Then someone has typed your address by mistake, and you can leave this letter unanswered.',
    `${company.name}, NMLS ${company.nmlsId}. ${loanOfficer.name}, ${loanOfficer.title}, NMLS ${loanOfficer.nmlsId}.`,
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
