import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { changeAccount, grantedAccount, newAccount } from '../../account/account-settings.ts';
import { arn } from '../../gateway/arn.ts';
import { clientSettings } from '../test-gateway.ts';
import { simple, startMail } from './test-mail.ts';

type Mail = Awaited<ReturnType<typeof startMail>>;

const DAY = 24 * 60 * 60 * 1_000;
const clock = { now: 0 };
let mail: Mail;
beforeEach(() => {
  clock.now = Date.parse('2026-06-01T12:00:00Z');
});
afterEach(() => mail.close());

const open = async (account = grantedAccount()) => {
  mail = await startMail(account, () => clock.now);
};

/** Sends with all permissions, so that only SES can refuse. */
const send = (to: string) => {
  const [local] = mail.gateway.principals.all();
  if (!local) throw new Error('There is no local principal.');
  return new SESClient(clientSettings(mail.gateway.url, local)).send(simple(to));
};
const refusal = (words: string) => ({ name: 'MessageRejected', message: expect.stringContaining(words) });
const throttling = (message: string) => ({ name: 'Throttling', message });

describe('a new account', () => {
  test('OPS-01 sends nothing from an unverified identity', async () => {
    await open(newAccount());
    await expect(send('ann@x.example')).rejects.toMatchObject(refusal('alerts@mail.example.com'));
    expect(mail.outbox.list()).toEqual([]);
  });

  test('OPS-01 in the sandbox reaches only verified recipients and the mailbox simulator', async () => {
    await open(newAccount());
    changeAccount(mail.account, { ses: { verified: ['example.com'] } });
    await expect(send('ann@x.example')).rejects.toMatchObject(
      refusal('The following identities failed the check in region US-EAST-1: ann@x.example'),
    );
    mail.registry.admin.registerIdentity({ EmailIdentity: 'ann@x.example' }, 'by hand');
    changeAccount(mail.account, { ses: { verified: ['example.com', 'ann@x.example'] } });
    await send('ann@x.example');
    clock.now += 1_000;
    await send('success@simulator.amazonses.com');
    expect(mail.outbox.list().map(({ to }) => to)).toEqual([
      'ann@x.example',
      'success@simulator.amazonses.com',
    ]);
  });

  test('OPS-01 in the sandbox needs the permission on a recipient’s identity', async () => {
    await open(newAccount());
    changeAccount(mail.account, { ses: { verified: ['example.com', 'ann@x.example'] } });
    mail.registry.admin.registerIdentity({ EmailIdentity: 'ann@x.example' }, 'by hand');

    const attempt = mail.ses.send(simple('ann@x.example'));

    await expect(attempt).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(`${arn('ses', 'identity/ann@x.example')} because`),
    });
    clock.now += 1_000;
    await expect(mail.ses.send(simple('success@simulator.amazonses.com'))).resolves.toBeDefined();
  });

  test('OPS-01 sends one mail a second', async () => {
    await open({ ...newAccount(), ses: { ...newAccount().ses, verified: 'all', sandbox: false } });
    await send('one@x.example');
    clock.now += 900;
    await expect(send('two@x.example')).rejects.toMatchObject(throttling('Maximum sending rate exceeded.'));
    clock.now += 100;
    await send('two@x.example');
  });
});

test('OPS-01 the quota limits the mails of the last 24 hours', async () => {
  await open();
  changeAccount(mail.account, { ses: { mailsPerDay: 2 } });
  await send('one@x.example');
  clock.now += DAY / 2;
  await send('two@x.example');
  await expect(send('three@x.example')).rejects.toMatchObject(throttling('Daily message quota exceeded.'));
  clock.now += DAY / 2;
  await send('three@x.example');
  expect(mail.outbox.list()).toHaveLength(3);
});

test('OPS-01 a burst may have one second’s worth of mails', async () => {
  await open();
  changeAccount(mail.account, { ses: { mailsPerSecond: 14, mailsPerDay: 50_000 } });
  const sent = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => send(`p${n}@x.example`)));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
});
