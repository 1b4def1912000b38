/** Gmail delivers to one mailbox under both domains, and ignores dots: https://support.google.com/mail/answer/7436150 */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address most likely belongs to: without a plus tag, and for Gmail without dots. Only for
 * counting; mail always goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
