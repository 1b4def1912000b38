import { describe, expect, test } from '@jest/globals';
import { type AccountSettings, grantedAccount, newAccount } from '../account/account-settings.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import { createSesRegistry } from '../services/ses/registry.ts';
import { emptyInventory } from './inventory.ts';
import { provisionerFor } from './resource-types.ts';

const ARN = 'arn:aws:ses:us-east-1:000000000000:identity';

/** Provisions single resources in an account that has only SES. */
function setUp(account: AccountSettings) {
  const ses = createSesRegistry(account, () => '').admin;
  const services: Partial<CloudServices> = { ses };
  const context = {
    // These resources need no other service.
    services: services as CloudServices,
    inventory: emptyInventory(new Map()),
    inlineFolder: '',
  };
  const provision = (type: string, stackName: string, properties: Record<string, unknown>) =>
    provisionerFor(type, 'Thing')({ logicalId: 'Thing', type, stackName, properties }, context);
  return {
    identity: (EmailIdentity: string, stackName = 'Sender') =>
      provision('AWS::SES::EmailIdentity', stackName, { EmailIdentity }),
    pool: (SourceArn: string) =>
      provision('AWS::Cognito::UserPool', 'App', {
        EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', SourceArn },
      }),
  };
}

const refusal = (identity: string) =>
  `Cognito received the following error from Amazon SES when attempting to send email: Email address is not verified. The following identities failed the check in region US-EAST-1: ${ARN}/${identity}`;

describe('a user pool that sends through SES', () => {
  test('OPS-01 is refused until its domain is verified', async () => {
    const account = newAccount();
    const { identity, pool } = setUp(account);
    expect(() => pool(`${ARN}/shop.example`)).toThrow(refusal('shop.example'));
    await identity('shop.example');
    expect(() => pool(`${ARN}/shop.example`)).toThrow(refusal('shop.example'));
    account.ses.verified = ['shop.example'];
    expect(pool(`${ARN}/shop.example`)).toMatchObject({ ref: expect.stringMatching(/^us-east-1_/) });
  });

  test('OPS-01 is refused with an address of a verified domain', async () => {
    const { identity, pool } = setUp(grantedAccount());
    await identity('shop.example');
    expect(() => pool(`${ARN}/mail@shop.example`)).toThrow(refusal('mail@shop.example'));
  });
});

test('OPS-01 a domain belongs to the stack that created it', async () => {
  const { identity } = setUp(grantedAccount());
  await identity('shop.example');
  await identity('shop.example');
  expect(() => identity('Shop.example', 'App')).toThrow(
    "Resource of type 'AWS::SES::EmailIdentity' with identifier 'Shop.example' already exists.",
  );
});
