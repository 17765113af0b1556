import type { Lead, LeadKind } from '../../server/leads/lead-store.ts';
import { printTime } from '../../server/leads/leads-table.ts';
import { formNameOf, personOf } from '../../server/mail/lead-in-words.ts';
import type { ListedMessage } from '../views/MessagesPage.tsx';

/** What may be shown, in the order in which an owner asks. */
export const messageKinds: readonly { readonly id: LeadKind | 'all'; readonly label: string }[] = [
  { id: 'new', label: 'Not answered yet' },
  { id: 'overdue', label: 'Waiting longer than 24 hours' },
  { id: 'answered', label: 'Answered' },
  { id: 'quarantine', label: 'Quarantine: a program seems to have sent them' },
  { id: 'all', label: 'All' },
];

const letterFaults = { waiting: 'the letter to you has not arrived yet', dead: 'the letter to you could not be sent' } as const;
const webhookFaults = { waiting: 'your CRM does not have it yet', dead: 'your CRM did not take it' } as const;

/** What is to know of a message, a few words each. */
export function stateOf({ status, answeredAt, letter, webhook }: Lead): string[] {
  return [
    status === 'quarantine' ? 'in quarantine' : '',
    answeredAt ? `answered ${printTime.format(answeredAt)}` : '',
    letter === 'waiting' || letter === 'dead' ? letterFaults[letter] : '',
    webhook === 'waiting' || webhook === 'dead' ? webhookFaults[webhook] : '',
  ].filter(Boolean);
}

/** A message as the list shows it. */
export function listed(lead: Lead): ListedMessage {
  return {
    id: lead.id,
    person: personOf(lead),
    received: printTime.format(lead.receivedAt),
    form: formNameOf(lead),
    state: stateOf(lead),
    note: lead.note ?? '',
  };
}
