/** Mail services that take `a.n.a@` for `ana@`; every other one may give the two to two people. */
const withoutDots = ['gmail.com', 'googlemail.com'];

/**
 * An address as the one mailbox that it reaches, for counting and never for sending: `Ana+trip@example.org` is
 * `ana@example.org` (RFC 5233, subaddressing).
 */
export function senderOf(email: string): string {
  const [, local = '', domain = ''] = /^(.+)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (local === '') return email.trim().toLowerCase();
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  return `${withoutDots.includes(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
