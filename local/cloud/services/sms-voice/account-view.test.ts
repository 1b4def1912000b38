import { expect, test } from '@jest/globals';
import { grantedAccount } from '../../account/account-settings.ts';
import { accountView } from './account-view.ts';

test('OPS-01 an operator reads of the account what it may send', () => {
  const account = grantedAccount().texts;
  Object.assign(account, { inSandbox: true, monthlyLimit: 1, hasOriginationIdentity: false });
  const read = (operation: string) => accountView(operation, account);
  expect(read('DescribeAccountAttributes')).toEqual({
    AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'SANDBOX' }],
  });
  expect(read('DescribeSpendLimits')).toMatchObject({ SpendLimits: [{ EnforcedLimit: 1, MaxLimit: 1 }] });
  expect(read('DescribePhoneNumbers')).toEqual({ PhoneNumbers: [] });
  expect(read('SendTextMessage')).toBeUndefined();
});
