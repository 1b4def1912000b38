import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { grantedAccount } from '../../account/account-settings.ts';
import { type Outbox, openOutbox } from '../../outbox/outbox.ts';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { openEmailSubscriptions } from './email-subscriptions.ts';
import { snsPermissions } from './permissions.ts';
import { snsService } from './sns.ts';

const TO = '+12025550125';

const account = grantedAccount().texts;
let fauxqs: Fauxqs;
let outbox: Outbox;
let door: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
  outbox = openOutbox(dataFolder());
  door = await startTestGateway({
    services: new Map([['sns', snsService(fauxqs, outbox, account, openEmailSubscriptions(outbox))]]),
    permissions: new Map([['sns', snsPermissions]]),
  });
});
afterAll(async () => {
  await door.close();
  await fauxqs.stop();
});

describe('a text by SNS', () => {
  const send = () => {
    const texter = door.principals.add('Texter', [allow(['sns:Publish'], '*')]);
    const text = new PublishCommand({ PhoneNumber: TO, Message: 'One job' });
    return new SNSClient(clientOf(door.url, texter)).send(text);
  };

  test.each([
    ['above the spending limit', { monthlyLimit: 0 }],
    ['without an origination identity', { hasOriginationIdentity: false }],
    ['to an unverified number from the sandbox', { inSandbox: true }],
  ])('LOCAL-01 %s is taken and never arrives', async (_, settings) => {
    const before = structuredClone(account);
    Object.assign(account, settings);
    expect(await send()).toMatchObject({ MessageId: expect.any(String) });
    Object.assign(account, before);
    expect(outbox.list(TO)).toEqual([]);
  });

  test('LOCAL-01 to a number that has opted out is refused', async () => {
    Object.assign(account, { optedOutNumbers: [TO] });
    await expect(send()).rejects.toMatchObject({ name: 'OptedOutException' });
    Object.assign(account, { optedOutNumbers: [] });
  });
});
