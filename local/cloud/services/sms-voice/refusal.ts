import type { TextAccount } from '../../account/account-settings.ts';
import { AwsError } from '../../gateway/aws-error.ts';

/** Whether the account may send this text. */
export function mayText(account: TextAccount, to: string, price: number): boolean {
  return refusalOf(account, to, price) === undefined;
}

/** Throws what SendTextMessage answers where the account may not send this text. */
export function demandMayText(account: TextAccount, to: string, price: number): void {
  const error = refusalOf(account, to, price);
  if (error) throw error;
}

/**
 * The reasons are the API's own:
 * https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_SendTextMessage.html
 */
function refusalOf(account: TextAccount, to: string, price: number): AwsError | undefined {
  if (account.optedOutNumbers.includes(to))
    return conflict('DESTINATION_PHONE_NUMBER_OPTED_OUT', 'Destination phone number is opted out');
  if (!account.hasOriginationIdentity)
    return conflict('NO_ORIGINATION_IDENTITIES_FOUND', 'No origination identities found');
  if (account.inSandbox && !account.verifiedNumbers.includes(to))
    return conflict('DESTINATION_PHONE_NUMBER_NOT_VERIFIED', 'Destination phone number not verified');
  if (account.spent + price > account.monthlyLimit) {
    const message = 'Monthly spend limit reached for text messages';
    return refusal('ServiceQuotaExceededException', 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT', message);
  }
  return undefined;
}

/** An input of the wrong form. */
export const invalid = (message: string): AwsError =>
  refusal('ValidationException', 'INVALID_PARAMETER', message);

const conflict = (reason: string, message: string) => refusal('ConflictException', reason, message);

const refusal = (code: string, Reason: string, message: string) =>
  new AwsError(400, code, message, { Reason });
