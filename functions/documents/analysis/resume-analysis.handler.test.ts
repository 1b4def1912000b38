import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { analysisKey, resumeKey, resumeTextKey, userKey } from '../../table/keys.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { anAnalysis, FINISHED } from './fixtures/analysis.ts';
import { RESUME } from './fixtures/resume.ts';

const documents = mockClient(DynamoDBDocumentClient);
let handler: typeof import('./resume-analysis.handler.ts')['handler'];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'daybreak',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  ({ handler } = await import('./resume-analysis.handler.ts'));
});

beforeEach(() => {
  documents.reset();
  documents.on(GetCommand).resolves({});
  documents.on(TransactWriteCommand).resolves({});
});

const ask = (field: string, resumeId: unknown) =>
  handler({ field, owner: { sub: 'ada', email: 'ada@example.com' }, arguments: { input: { resumeId } } });

describe('the analysis fields', () => {
  test('AI-03 return the last finished analysis, or null', async () => {
    documents.on(GetCommand, { Key: analysisKey('ada', 'one') }).resolves({ Item: anAnalysis('ada', 'one') });
    expect(await ask('getResumeAnalysis', 'one')).toMatchObject({
      value: {
        resumeId: 'one',
        state: 'ready',
        why: '',
        score: FINISHED.score,
        rewrites: [{ line: { number: 9, text: '• Responsible for the on-call rotation' } }],
      },
    });
    expect(await ask('getResumeAnalysis', 'two')).toEqual({ value: null });
  });

  test.each(['', 'x'.repeat(2_000), 7, undefined])('AI-03 return null for an invalid id: %j', async (id) => {
    expect(await ask('getResumeAnalysis', id)).toEqual({ value: null });
  });

  test('AI-03 start an analysis on the annual plan and use the quota with it', async () => {
    const Item = aUser({ activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY' } });
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item });
    const resume = aResume({ state: 'accepted' });
    documents.on(GetCommand, { Key: resumeKey('ada', 'one') }).resolves({ Item: resume });
    const text = { Item: { id: 'one', text: RESUME } };
    documents.on(GetCommand, { Key: resumeTextKey('ada', 'one') }).resolves(text);
    const started = anAnalysis('ada', 'one', { state: 'writing', until: '2999-01-01T00:00:00.000Z' });
    documents.on(GetCommand, { Key: analysisKey('ada', 'one') }).resolves({ Item: started });
    expect(await ask('analyzeResume', 'one')).toMatchObject({ value: { state: 'writing', score: null } });
    const [call] = documents.commandCalls(TransactWriteCommand);
    const keys = call?.args[0].input.TransactItems?.map(({ Update }) => Update?.Key?.['pk']);
    expect(keys).toEqual(['ANALYSIS#ada', 'QUOTA#ada']);
  });

  test('AI-03 refuse without the annual plan and write nothing', async () => {
    documents.on(GetCommand, { Key: userKey('ada') }).resolves({ Item: aUser() });
    expect(await ask('analyzeResume', 'one')).toMatchObject({ fault: { code: 'NeedsPlan' } });
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });
});
