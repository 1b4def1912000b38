import { inspect } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import PostalMime from 'postal-mime';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { AlertMessage, SendOutcome } from '../delivery.ts';
import { readLink } from '../links/signed-links.ts';

const SECRET = 'a secret of sixty-four characters, as the template makes them up';
const ses = mockClient(SESClient);
const secrets = mockClient(SecretsManagerClient);
let sendMail: (message: AlertMessage) => Promise<SendOutcome>;
const waits: number[] = [];

const message = (user = aUser()): AlertMessage => ({
  messageId: 'message-1',
  freeAlertsLeft: null,
  user,
  items: [{ job: aJob(), alert: anAlert('ada', 'greenhouse-acme-1') }],
});

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    MAIL_FROM: 'alerts@daybreak.example',
    SITE_URL: 'https://daybreak.example',
    CONFIGURATION_SET: 'reports',
    LINK_SECRET_ARN: 'arn:secret',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  const { mailSender } = await import('./send-mail.ts');
  sendMail = mailSender({ wait: async (time) => void waits.push(time), random: () => 0.5 });
});

beforeEach(() => {
  ses.reset();
  secrets.reset();
  waits.length = 0;
  secrets.on(GetSecretValueCommand).resolves({ SecretString: SECRET });
});

const errorOf = (status: number, name: string, message = '') =>
  new SESServiceException({
    name,
    message,
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status },
  });

describe('sending a mail by SES', () => {
  test('MATCH-05 passes the message, our tags, and the person’s own link', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'of the provider' });
    expect(await sendMail(message())).toBe('accepted');
    const [call] = ses.commandCalls(SendRawEmailCommand);
    expect(call?.args[0].input).toMatchObject({
      Source: 'alerts@daybreak.example',
      Destinations: ['ada@example.com'],
      ConfigurationSetName: 'reports',
      Tags: [
        { Name: 'message', Value: 'message-1' },
        { Name: 'person', Value: 'ada' },
      ],
    });
    const mail = await PostalMime.parse(call?.args[0].input.RawMessage?.Data ?? '');
    const token = /emails: \S+token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const grant = await readLink(new TextEncoder().encode(SECRET), token);
    expect(grant).toEqual({ sub: 'ada', may: 'end email' });
  });

  test('OPS-01 tags a first message with the time its job was seen, to measure its latency', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'of the provider' });
    await sendMail({ ...message(), seenAt: 1_780_000_000_000 });
    const [call] = ses.commandCalls(SendRawEmailCommand);
    expect(call?.args[0].input.Tags).toContainEqual({ Name: 'seen', Value: '1780000000000' });
  });

  test.each([
    [400, 'MessageRejected', 'refused'],
    [400, 'AccountSendingPausedException', 'refused'],
    [403, 'InvalidClientTokenId', 'refused'],
    [408, 'RequestTimeout', 'unclear'],
    [500, 'InternalFailure', 'unclear'],
    [503, 'ServiceUnavailable', 'unclear'],
  ] as const)('MATCH-02 a %i %s is %s', async (status, name, outcome) => {
    ses.on(SendRawEmailCommand).rejects(errorOf(status, name));
    expect(await sendMail(message())).toBe(outcome);
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1);
  });

  test('MATCH-02 retries a throttled mail after growing waits with jitter', async () => {
    // given
    const throttled = errorOf(400, 'Throttling', 'Maximum sending rate exceeded.');
    ses.on(SendRawEmailCommand).rejectsOnce(throttled).rejectsOnce(throttled).resolves({ MessageId: 'm' });
    // when, then
    expect(await sendMail(message())).toBe('accepted');
    expect(waits).toEqual([187.5, 375]);
  });

  test('MATCH-02 gives up on a throttled mail within four seconds', async () => {
    ses.on(SendRawEmailCommand).rejects(errorOf(400, 'Throttling', 'Maximum sending rate exceeded.'));
    expect(await sendMail(message())).toBe('throttled');
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(5);
    expect(waits.reduce((sum, time) => sum + time, 0)).toBeLessThan(4_000);
  });

  test('MATCH-02 does not retry when the daily quota is used up, and logs one line', async () => {
    // given
    const { log } = await import('../../platform/log.ts');
    const warn = jest.spyOn(log, 'warn');
    warn.mockClear();
    ses.on(SendRawEmailCommand).rejects(errorOf(400, 'Throttling', 'Daily message quota exceeded.'));
    // when, then
    expect(await sendMail(message())).toBe('quotaExceeded');
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1);
    expect(warn.mock.calls).toEqual([['the daily quota of mails is used up', { messageId: 'message-1' }]]);
  });

  test('MATCH-02 a lost response is unclear', async () => {
    ses.on(SendRawEmailCommand).rejects(new Error('socket hang up'));
    expect(await sendMail(message())).toBe('unclear');
  });

  test('logs no address from the service’s error', async () => {
    const { log } = await import('../../platform/log.ts');
    const warn = jest.spyOn(log, 'warn');
    const words = 'Email address is not verified. The following identities failed the check: ada@example.com';
    ses.on(SendRawEmailCommand).rejects(errorOf(400, 'MessageRejected', words));
    await sendMail(message());
    const logged = inspect(warn.mock.calls, { depth: null });
    expect(logged).toContain('MessageRejected');
    expect(logged).not.toContain('ada@example.com');
  });

  test('does not send a mail that can’t be composed', async () => {
    const user = aUser({ userPrefs: { timeZone: 'Mars/Olympus' } });
    expect(await sendMail(message(user))).toBe('refused');
    expect(ses.calls()).toEqual([]);
  });
});
