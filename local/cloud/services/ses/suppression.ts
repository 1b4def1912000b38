/** Why SES stops sending to an address. */
type SuppressionReason = 'BOUNCE' | 'COMPLAINT';

/**
 * The suppression list of the account. A configuration set may name other reasons than the account, or none.
 * https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list.html
 */
export interface SuppressionList {
  add(address: string, reason: SuppressionReason): void;
  has(address: string, reasons: readonly string[]): boolean;
}

/** The reasons of every account that began after November 2019. */
export const ACCOUNT_REASONS: readonly string[] = ['BOUNCE', 'COMPLAINT'];

export function createSuppressionList(): SuppressionList {
  const reasons = new Map<string, SuppressionReason>();
  return {
    add: (address, reason) => void reasons.set(address.toLowerCase(), reason),
    has(address, suppressed) {
      const reason = reasons.get(address.toLowerCase());
      return reason !== undefined && suppressed.includes(reason);
    },
  };
}
