import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anApplication } from '../../table/fixtures/application.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { applicationKey, type Key } from '../../table/keys.ts';
import { aSubscriber } from './fixtures/subscriber.ts';

const documents = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./applications.handler.ts')['handler'];
let rows: Key[];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./applications.handler.ts'));
});

beforeEach(() => {
  rows = [aSubscriber(), aJob({ jobID: 'one', expiresAt: 4_000_000_000 })];
  documents.reset();
  documents.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => {
    const asked = RequestItems?.['daybreak']?.Keys?.map((key) => key['pk']) ?? [];
    return { Responses: { daybreak: rows.filter(({ pk }) => asked.includes(pk)) } };
  });
  documents.on(UpdateCommand).resolves({ Attributes: anApplication('ada', 'one') });
});

const owner = { sub: 'ada', email: 'ada@example.com' };
const invoke = (field: string, input: object) =>
  handler({ field, owner, arguments: { input: { email: owner.email, ...input } } });
const written = () => documents.commandCalls(UpdateCommand);

describe('the fields for applications', () => {
  test.each([
    ['getApplicationPacket', { jobID: 'one' }, { email: 'ada@example.com', application: null }],
    ['applyToJob', { jobID: 'one' }, { jobID: 'one', state: 'applied' }],
    ['saveJob', { jobID: 'one' }, { jobID: 'one' }],
    ['changeApplication', { jobID: 'one', state: 'applied' }, { jobID: 'one', state: 'applied' }],
  ])('APPLY-01 %s returns its value', async (field, input, value) => {
    expect(await invoke(field, input)).toMatchObject({ value });
  });

  test('APPLY-01 the packet and applying read everything in one consistent batch', async () => {
    for (const field of ['getApplicationPacket', 'applyToJob']) await invoke(field, { jobID: 'one' });
    const calls = documents.commandCalls(BatchGetCommand);
    expect(calls.map(({ args }) => args[0].input.RequestItems?.['daybreak'])).toEqual([
      expect.objectContaining({ ConsistentRead: true }),
      expect.objectContaining({ ConsistentRead: true }),
    ]);
  });

  test('APPLY-01 only the caller’s own rows are written, whatever the input contains', async () => {
    const others = { jobID: 'one', sub: 'bob', owner: { sub: 'bob' }, pk: 'APPLICATION#bob' };
    await invoke('applyToJob', others);
    await invoke('saveJob', others);
    await invoke('changeApplication', { ...others, state: 'offer' });
    const keys = written().map(({ args }) => args[0].input.Key);
    expect(keys).toEqual([1, 2, 3].map(() => applicationKey('ada', 'one')));
  });

  test.each([
    ['an unknown job', 'applyToJob', { jobID: 'none' }, 'NotFound', /^We don't have this job/],
    [
      'the packet of an unknown job',
      'getApplicationPacket',
      { jobID: 'none' },
      'NotFound',
      /^We don't have this job/,
    ],
    [
      'a note of 3,000 characters',
      'changeApplication',
      { jobID: 'one', note: 'x'.repeat(3_000) },
      'BadInput',
      /^note: /,
    ],
    ['an unknown state', 'changeApplication', { jobID: 'one', state: 'hired' }, 'BadInput', /^state: /],
  ])(
    'APPLY-01 %s is refused with a message, and nothing is written',
    async (_what, field, input, code, message) => {
      expect(await invoke(field, input)).toEqual({
        fault: { code, message: expect.stringMatching(message) },
      });
      expect(written()).toEqual([]);
    },
  );

  test('APPLY-01 without a plan, or for a closed job, nothing is written', async () => {
    rows = [aUser(), ...rows.slice(1)];
    expect(await invoke('applyToJob', { jobID: 'one' })).toMatchObject({ fault: { code: 'NeedsPlan' } });
    expect(await invoke('getApplicationPacket', { jobID: 'one' })).toMatchObject({
      fault: { code: 'NeedsPlan' },
    });
    rows = [
      aSubscriber(),
      aJob({ jobID: 'one', expiresAt: 4_000_000_000, closedAt: '2026-06-01T12:00:00.000Z' }),
    ];
    expect(await invoke('applyToJob', { jobID: 'one' })).toMatchObject({ fault: { code: 'Conflict' } });
    expect(written()).toEqual([]);
  });
});
