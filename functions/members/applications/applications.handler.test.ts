import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DeleteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anApplication } from '../../table/fixtures/application.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { applicationKey, type Key } from '../../table/keys.ts';
import { aSubscriber } from './fixtures/desk.ts';

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
  documents.on(QueryCommand).resolves({ Items: [anApplication('ada', 'one')] });
  documents.on(UpdateCommand).resolves({ Attributes: anApplication('ada', 'one') });
  documents.on(DeleteCommand).resolves({});
});

const owner = { sub: 'ada', email: 'ada@example.com' };
const ask = (field: string, input: object) =>
  handler({ field, owner, arguments: { input: { email: owner.email, ...input } } });
const written = () => [...documents.commandCalls(UpdateCommand), ...documents.commandCalls(DeleteCommand)];

describe('what is asked of applications', () => {
  test.each([
    ['getApplicationPacket', { jobID: 'one' }, { email: 'ada@example.com', application: null }],
    ['listApplications', {}, { total: 1, items: [{ jobID: 'one', companyName: 'Acme' }] }],
    ['applyToJob', { jobID: 'one' }, { jobID: 'one', state: 'applied' }],
    ['changeApplication', { jobID: 'one', state: 'applied' }, { jobID: 'one', state: 'applied' }],
    ['forgetApplication', { jobID: 'one' }, true],
  ])('APPLY-01 %s answers', async (field, input, value) => {
    expect(await ask(field, input)).toMatchObject({ value });
  });

  test('APPLY-01 the packet and applying read all they need in one batch, consistently', async () => {
    for (const field of ['getApplicationPacket', 'applyToJob']) await ask(field, { jobID: 'one' });
    const calls = documents.commandCalls(BatchGetCommand);
    expect(calls.map(({ args }) => args[0].input.RequestItems?.['daybreak'])).toEqual([
      expect.objectContaining({ ConsistentRead: true }),
      expect.objectContaining({ ConsistentRead: true }),
    ]);
  });

  test('APPLY-01 only rows of the caller’s own are written, whatever else the input says', async () => {
    const others = { jobID: 'one', sub: 'bob', owner: { sub: 'bob' }, pk: 'APPLICATION#bob' };
    await ask('applyToJob', others);
    await ask('changeApplication', { ...others, state: 'offer' });
    await ask('forgetApplication', others);
    const keys = written().map(({ args }) => args[0].input.Key);
    expect(keys).toEqual([1, 2, 3].map(() => applicationKey('ada', 'one')));
  });

  test.each([
    ['an unknown job', 'applyToJob', { jobID: 'none' }, 'NotFound', /^There is no such job here/],
    [
      'the packet of an unknown job',
      'getApplicationPacket',
      { jobID: 'none' },
      'NotFound',
      /^There is no such job/,
    ],
    [
      'a note of 3,000 characters',
      'changeApplication',
      { jobID: 'one', note: 'x'.repeat(3_000) },
      'BadInput',
      /^note: /,
    ],
    ['an unknown state', 'changeApplication', { jobID: 'one', state: 'hired' }, 'BadInput', /^state: /],
    ['a token that is none', 'listApplications', { nextToken: '💥' }, 'BadInput', /^nextToken: /],
  ])(
    'APPLY-01 %s is refused in a sentence, and nothing is written',
    async (_what, field, input, code, message) => {
      expect(await ask(field, input)).toEqual({ fault: { code, message: expect.stringMatching(message) } });
      expect(written()).toEqual([]);
    },
  );

  test('APPLY-01 without a plan, and for a job that has closed, nothing is written', async () => {
    rows = [aUser(), ...rows.slice(1)];
    expect(await ask('applyToJob', { jobID: 'one' })).toMatchObject({ fault: { code: 'NeedsPlan' } });
    expect(await ask('getApplicationPacket', { jobID: 'one' })).toMatchObject({
      fault: { code: 'NeedsPlan' },
    });
    rows = [
      aSubscriber(),
      aJob({ jobID: 'one', expiresAt: 4_000_000_000, closedAt: '2026-06-01T12:00:00.000Z' }),
    ];
    expect(await ask('applyToJob', { jobID: 'one' })).toMatchObject({ fault: { code: 'Conflict' } });
    expect(written()).toEqual([]);
  });
});
