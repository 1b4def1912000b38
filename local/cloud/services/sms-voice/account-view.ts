import type { TextAccount } from '../../account/account-settings.ts';

const MONTHLY_LIMIT = 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT';

/**
 * What an operator reads of the account, by operation. The highest limit that may be set is the one that is set:
 * https://docs.aws.amazon.com/sms-voice/latest/APIReference/API_DescribeSpendLimits.html
 */
const VIEWS: Record<string, (account: TextAccount) => object> = {
  DescribeAccountAttributes: ({ inSandbox }) => ({
    AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: inSandbox ? 'SANDBOX' : 'PRODUCTION' }],
  }),
  DescribeSpendLimits: ({ monthlyLimit: limit }) => ({
    SpendLimits: [{ Name: MONTHLY_LIMIT, EnforcedLimit: limit, MaxLimit: limit, Overridden: false }],
  }),
  DescribePhoneNumbers: ({ hasOriginationIdentity }) => ({
    PhoneNumbers: hasOriginationIdentity
      ? [{ PhoneNumber: '+18885550100', Status: 'ACTIVE', IsoCountryCode: 'US' }]
      : [],
  }),
};

/** Returns the answer of an operation that only reads the account; undefined for any other. */
export const accountView = (operation: string, account: TextAccount): object | undefined =>
  VIEWS[operation]?.(account);
