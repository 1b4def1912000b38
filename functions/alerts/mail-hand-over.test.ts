import { inspect } from 'node:util';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import PostalMime from 'postal-mime';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { HandOver, Outgoing } from './delivery.ts';
import { readLink } from './links/token.ts';

const SECRET = 'a secret of sixty-four characters, as the template makes them up';
const ses = mockClient(SESClient);
const secrets = mockClient(SecretsManagerClient);
let handOver: (message: Outgoing) => Promise<HandOver>;

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
  const { mailHandOver } = await import('./mail-hand-over.ts');
  handOver = mailHandOver();
});

beforeEach(() => {
  ses.reset();
  secrets.reset();
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

  test.each([
    [400, 'Throttling', 'refused'],
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

  test('MATCH-02 an answer that never came is unclear', async () => {
    ses.on(SendRawEmailCommand).rejects(new Error('socket hang up'));
    expect(await handOver(message())).toBe('unclear');
  });

  test('logs no address that the service’s answer quotes', async () => {
    const { log } = await import('../house/log.ts');
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
