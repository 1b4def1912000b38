import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aPushDevice, aUser } from '../../table/fixtures/user.ts';
import type { AlertMessage, SendOutcome } from '../delivery.ts';

const MESSAGE_ID = '0f9d5c9e-3a53-4d0b-9c6c-1a2b3c4d5e6f';
const secrets = mockClient(SecretsManagerClient);
const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
const recorded: string[] = [];
const removed: string[] = [];
let storeFails = false;
let origin = '';
let send: (message: AlertMessage) => Promise<SendOutcome>;

/** A push service whose endpoints answer with the status in their path; 0 ends the connection. */
const service = createServer((request, response) => {
  const path = request.url ?? '';
  requests.push({ path, headers: request.headers });
  const status = Number(path.slice(1));
  if (status === 0) request.socket.destroy();
  else response.writeHead(status, status === 307 ? { location: '/201' } : {}).end('an explanation');
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address !== null && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    MAIL_FROM: 'alerts@daybreak.example',
    LINK_SECRET_ARN: 'links',
    PUSH_SECRET_ARN: 'push',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'a secret of this test' });
  const { pushSender } = await import('./send-push.ts');
  const store = async (change: () => void) => {
    if (storeFails) throw new Error('The table is busy.');
    change();
  };
  send = pushSender(
    {
      record: (messageId, at) => store(() => recorded.push(`${messageId} ${at}`)),
      remove: (sub, endpoints) => store(() => removed.push(sub, ...endpoints)),
    },
    () => new Date('2026-06-02T03:00:00Z'),
  );
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  for (const list of [requests, recorded, removed]) list.length = 0;
  storeFails = false;
});

const messageTo = (...statuses: number[]): AlertMessage => ({
  messageId: MESSAGE_ID,
  freeAlertsLeft: null,
  user: aUser({ pushDevices: statuses.map((status) => aPushDevice(`${origin}/${status}`)) }),
  items: [{ job: aJob(), alert: anAlert('ada', 'one') }],
});

describe('sending a push notification', () => {
  test('MATCH-02 goes encrypted and signed to every device, under the topic of its message', async () => {
    expect(await send(messageTo(201, 200))).toBe('accepted');
    expect(requests.map(({ path }) => path).sort()).toEqual(['/200', '/201']);
    expect(requests[0]?.headers).toMatchObject({
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
      'content-encoding': 'aes128gcm',
      topic: MESSAGE_ID.replaceAll('-', ''),
      ttl: '86400',
      urgency: 'high',
    });
    expect(recorded).toEqual([`${MESSAGE_ID} 2026-06-02T03:00:00.000Z`]);
  });

  test.each([
    ['accepted', [429, 201, 500]],
    ['unclear', [429, 500]],
    ['unclear', [0]],
    ['unclear', [408]],
    ['throttled', [429, 403]],
    ['unavailable', [403, 410]],
    ['unavailable', [413]],
    ['unavailable', [307]],
    ['failed', [404, 410]],
  ] as const)('MATCH-02 is %s after %j', async (outcome, statuses) => {
    expect(await send(messageTo(...statuses))).toBe(outcome);
    expect(recorded).toHaveLength(outcome === 'accepted' ? 1 : 0);
    expect(requests).toHaveLength(statuses.length);
  });

  test('removes devices that have unsubscribed', async () => {
    await send(messageTo(404, 201, 410, 503));
    expect(removed).toEqual(['ada', `${origin}/404`, `${origin}/410`]);
  });

  test('never throws, since the message has been sent', async () => {
    storeFails = true;
    expect(await send(messageTo(201, 410))).toBe('accepted');
    expect(await send(messageTo(410))).toBe('failed');
  });

  test('is refused for now if it can’t be written', async () => {
    expect(await send({ ...messageTo(201), items: [] })).toBe('refused');
    expect(requests).toEqual([]);
  });
});
