import type { TextAccount } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';

/**
 * Throws what SendTextMessage answers when the account may not send this text. `price` is in US dollars.
 * https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_SendTextMessage.html
 */
export function assertMaySend(account: TextAccount, to: string, price: number): void {
  if (account.optedOutNumbers.includes(to))
    throw conflict('DESTINATION_PHONE_NUMBER_OPTED_OUT', 'Destination phone number is opted out');
  if (!account.hasOriginationIdentity)
    throw conflict('NO_ORIGINATION_IDENTITIES_FOUND', 'No origination identities found');
  if (account.inSandbox && !account.verifiedNumbers.includes(to))
    throw conflict('DESTINATION_PHONE_NUMBER_NOT_VERIFIED', 'Destination phone number not verified');
  if (account.spent + price > account.monthlyLimit) {
    const message = 'Monthly spend limit reached for text messages';
    throw refusal('ServiceQuotaExceededException', 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT', message);
  }
}

export const invalidParameter = (message: string): AwsError =>
  refusal('ValidationException', 'INVALID_PARAMETER', message);

const conflict = (reason: string, message: string) => refusal('ConflictException', reason, message);

const refusal = (code: string, Reason: string, message: string) =>
  new AwsError(400, code, message, { Reason });
