import { inspect } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import PostalMime from 'postal-mime';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { HandOver, Outgoing } from '../delivery.ts';
import { readLink } from '../links/token.ts';

const SECRET = 'a secret of sixty-four characters, as the template makes them up';
const ses = mockClient(SESClient);
const secrets = mockClient(SecretsManagerClient);
let handOver: (message: Outgoing) => Promise<HandOver>;
const waits: number[] = [];

const message = (user = aUser()): Outgoing => ({
  messageId: 'message-1',
  left: null,
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
  const { mailHandOver } = await import('./send-mail.ts');
  handOver = mailHandOver({ wait: async (time) => void waits.push(time), random: () => 0.5 });
});

beforeEach(() => {
  ses.reset();
  secrets.reset();
  waits.length = 0;
  secrets.on(GetSecretValueCommand).resolves({ SecretString: SECRET });
});

const answer = (status: number, name: string, message = '') =>
  new SESServiceException({
    name,
    message,
    $fault: status < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode: status },
  });

describe('handing a mail to SES', () => {
  test('MATCH-05 gives it the whole message, our tags, and a link that is the person’s own', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'of the provider' });
    expect(await handOver(message())).toBe('accepted');
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
    const token = /e-mail: \S+token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const grant = await readLink(new TextEncoder().encode(SECRET), token);
    expect(grant).toEqual({ sub: 'ada', may: 'end email' });
  });

  test('OPS-01 tells it of a first message when its job was seen, so that its delivery can be timed', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'of the provider' });
    await handOver({ ...message(), seen: 1_780_000_000_000 });
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
    ses.on(SendRawEmailCommand).rejects(answer(status, name));
    expect(await handOver(message())).toBe(outcome);
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1);
  });

  test('MATCH-02 a throttled mail is tried again after growing waits with jitter, and goes', async () => {
    // given
    const throttled = answer(400, 'Throttling', 'Maximum sending rate exceeded.');
    ses.on(SendRawEmailCommand).rejectsOnce(throttled).rejectsOnce(throttled).resolves({ MessageId: 'm' });
    // when, then
    expect(await handOver(message())).toBe('accepted');
    expect(waits).toEqual([187.5, 375]);
  });

  test('MATCH-02 a mail that stays throttled is given up as throttled within four seconds', async () => {
    ses.on(SendRawEmailCommand).rejects(answer(400, 'Throttling', 'Maximum sending rate exceeded.'));
    expect(await handOver(message())).toBe('throttled');
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(5);
    expect(waits.reduce((sum, time) => sum + time, 0)).toBeLessThan(4_000);
  });

  test('MATCH-02 a used-up daily quota is not asked again at once, and is logged in one line', async () => {
    // given
    const { log } = await import('../../platform/log.ts');
    const warn = jest.spyOn(log, 'warn');
    warn.mockClear();
    ses.on(SendRawEmailCommand).rejects(answer(400, 'Throttling', 'Daily message quota exceeded.'));
    // when, then
    expect(await handOver(message())).toBe('overQuota');
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(1);
    expect(warn.mock.calls).toEqual([['the daily quota of mails is used up', { messageId: 'message-1' }]]);
  });

  test('MATCH-02 an answer that never came is unclear', async () => {
    ses.on(SendRawEmailCommand).rejects(new Error('socket hang up'));
    expect(await handOver(message())).toBe('unclear');
  });

  test('logs no address that the service’s answer quotes', async () => {
    const { log } = await import('../../platform/log.ts');
    const warn = jest.spyOn(log, 'warn');
    const words = 'Email address is not verified. The following identities failed the check: ada@example.com';
    ses.on(SendRawEmailCommand).rejects(answer(400, 'MessageRejected', words));
    await handOver(message());
    const logged = inspect(warn.mock.calls, { depth: null });
    expect(logged).toContain('MessageRejected');
    expect(logged).not.toContain('ada@example.com');
  });

  test('a mail that cannot be written is certainly not sent', async () => {
    const user = aUser({ userPrefs: { timeZone: 'Mars/Olympus' } });
    expect(await handOver(message(user))).toBe('refused');
    expect(ses.calls()).toEqual([]);
  });
});
