import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, graphql } from '../support/graphql.ts';
import { makeStaff, type Person, signUp } from '../support/people.ts';
import { type Stack, startStack, temporaryFolder } from '../support/stack.ts';

/** The written table: operation, then whether each caller may call it about the owner. */
const [, ...rows] = readFileSync('docs/who-may-call.tsv', 'utf8').trim().split('\n');
/** The owner's account is deleted last: after it nobody is the owner. */
const isLast = ([operation]: readonly string[]) => Number(operation === 'Mutation.deleteAccount');
const table = rows.map((row) => row.split('\t')).sort((one, other) => isLast(one) - isLast(other));

describe('API-03 every operation refuses each caller it should refuse', () => {
  let stack: Stack;
  let callers: Record<string, Caller>;
  let owner: Person;
  const folders: { remove(): Promise<void> }[] = [];

  beforeAll(async () => {
    const [feeds, data] = [await temporaryFolder('feeds'), await temporaryFolder('data')];
    folders.push(feeds, data);
    stack = await startStack({ feedsDir: feeds.path, dataDir: data.path });
    owner = await signUp(stack, 'owner@mail.example', { titles: ['Designer'] });
    const other = await signUp(stack, 'other@mail.example', { titles: ['Designer'] });
    await signUp(stack, 'staff@mail.example', { titles: [] });
    const staff = await makeStaff(stack, 'staff@mail.example');
    callers = { visitor: 'visitor', owner, 'another person': other, staff };
  });

  afterAll(async () => {
    await stack?.stop();
    for (const folder of folders) await folder.remove();
  });

  /** `mayBeMissing`: that there is no such thing, or that it needs a plan, is an answer, which only those get who may ask. */
  const calls: Record<string, { query: string; input: () => object; mayBeMissing?: true }> = {
    'Query.getUser': {
      query: 'query C($input: GetUserInput!) { getUser(input: $input) { email positions matches } }',
      input: () => ({ email: owner.email }),
    },
    'Query.exportMyData': {
      query: 'query C($input: GetUserInput!) { exportMyData(input: $input) }',
      input: () => ({ email: owner.email }),
    },
    'Query.listUserReceipts': {
      query:
        'query C($input: ListUserReceiptsInput!) { listUserReceipts(input: $input) { items { receiptId } } }',
      input: () => ({ email: owner.email }),
    },
    'Mutation.createCheckoutSession': {
      query: 'mutation C($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }',
      input: () => ({ email: owner.email, planInterval: 'MONTHLY' }),
    },
    ...Object.fromEntries(
      ['cancelSubscription', 'resumeSubscription'].map((field) => [
        `Mutation.${field}`,
        {
          query: `mutation C($input: OwnSubscriptionInput!) { ${field}(input: $input) { status } }`,
          input: () => ({ email: owner.email }),
          mayBeMissing: true as const,
        },
      ]),
    ),
    'Mutation.changePlan': {
      query: 'mutation C($input: ChangePlanInput!) { changePlan(input: $input) { status } }',
      input: () => ({ email: owner.email, planInterval: 'YEARLY' }),
      mayBeMissing: true,
    },
    'Query.listAlerts': {
      query:
        'query C($input: ListAlertsInput!) { listAlerts(input: $input) { total items { jobID state } } }',
      input: () => ({ email: owner.email }),
    },
    'Mutation.noteAlert': {
      query: 'mutation C($input: NoteAlertInput!) { noteAlert(input: $input) { jobID } }',
      input: () => ({ email: owner.email, jobID: 'none', note: 'opened' }),
      mayBeMissing: true,
    },
    'Query.getApplicationPacket': {
      query: 'query C($input: ApplicationInput!) { getApplicationPacket(input: $input) { email phone why } }',
      input: () => ({ email: owner.email, jobID: 'none' }),
      mayBeMissing: true,
    },
    'Query.listApplications': {
      query: 'query C($input: ListApplicationsInput!) { listApplications(input: $input) { total } }',
      input: () => ({ email: owner.email }),
    },
    'Mutation.applyToJob': {
      query: 'mutation C($input: ApplicationInput!) { applyToJob(input: $input) { jobID } }',
      input: () => ({ email: owner.email, jobID: 'none' }),
      mayBeMissing: true,
    },
    'Mutation.changeApplication': {
      query: 'mutation C($input: ChangeApplicationInput!) { changeApplication(input: $input) { jobID } }',
      input: () => ({ email: owner.email, jobID: 'none', note: 'Call on Monday' }),
      mayBeMissing: true,
    },
    'Mutation.forgetApplication': {
      query: 'mutation C($input: ApplicationInput!) { forgetApplication(input: $input) }',
      input: () => ({ email: owner.email, jobID: 'none' }),
    },
    'Query.listAdminMatches': {
      query: 'query C { listAdminMatches { items { id state user { email } } nextToken } }',
      input: () => ({}),
    },
    'Query.previewHeldBack': {
      query: 'query C($input: GetUserInput!) { previewHeldBack(input: $input) { times total } }',
      input: () => ({ email: owner.email }),
    },
    'Query.explainMatch': {
      query: 'query C($input: NotifyUserInput!) { explainMatch(input: $input) { verdict } }',
      input: () => ({ id: owner.email, jobId: 'none' }),
      mayBeMissing: true,
    },
    'Mutation.notifyUser': {
      query: 'mutation C($input: NotifyUserInput!) { notifyUser(input: $input) }',
      input: () => ({ id: owner.email, jobId: 'none' }),
      mayBeMissing: true,
    },
    'Query.previewAlerts': {
      query: 'query C($input: GetUserInput!) { previewAlerts(input: $input) { times total hint since } }',
      input: () => ({ email: owner.email }),
    },
    'Query.listJobsByFilters': {
      query: 'query C($input: JobFiltersInput!) { listJobsByFilters(input: $input) { total } }',
      input: () => ({ date: '2026-01-31', fRole: 'En', jobType: 'Fu' }),
    },
    'Query.listJobs': {
      query: 'query C($input: ListJobsInput!) { listJobs(input: $input) { total totalCompanies } }',
      input: () => ({ title: 'Engineer' }),
    },
    'Query.getLatestJobs': {
      query: 'query C($input: LatestJobsInput!) { getLatestJobs(input: $input) { total items { jobID } } }',
      input: () => ({ date: '2026-01-31' }),
    },
    'Query.getJob': {
      query: 'query C { getJob(jobID: "none") { jobTitle description { kind text } } }',
      input: () => ({}),
      mayBeMissing: true,
    },
    'Query.suggestPlaces': {
      query: 'query C { suggestPlaces(text: "Austin, TX") { label city state country } }',
      input: () => ({}),
    },
    'Query.suggestCompanies': {
      query: 'query C { suggestCompanies(text: "lark") }',
      input: () => ({}),
    },
    'Query.liveStats': {
      query: 'query C { liveStats { days { date jobs } today { jobs } latency { sampled } asOf } }',
      input: () => ({}),
    },
    'Query.listSources': {
      query: 'query C { listSources { counts { state sources } items { board state lastResult trend } } }',
      input: () => ({}),
    },
    'Mutation.updateUser': {
      query: 'mutation C($input: UpdateUserInput!) { updateUser(input: $input) { firstName positions } }',
      input: () => ({ email: owner.email, firstName: 'Robin' }),
    },
    'Mutation.deleteAccount': {
      query: 'mutation C($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
      input: () => ({ email: owner.email, confirmation: owner.email }),
    },
    'Mutation.putSignedUrl': {
      query:
        'mutation C($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id expires signedUrl } }',
      input: () => ({ userId: owner.email, fileName: 'cv.pdf', fileType: 'application/pdf', fileSize: 9 }),
    },
    'Mutation.generateUserPositions': {
      query:
        'mutation C($input: GenerateUserPositionsInput!) { generateUserPositions(input: $input) { generatedPositions { position } } }',
      input: () => ({ email: owner.email, position: 'Designer' }),
    },
    'Query.getLetter': {
      query: 'query C($input: LetterInput!) { getLetter(input: $input) { text } }',
      input: () => ({ email: owner.email, jobID: 'none' }),
    },
    'Mutation.writeLetter': {
      query: 'mutation C($input: WriteLetterInput!) { writeLetter(input: $input) { text } }',
      input: () => ({ email: owner.email, jobID: 'none' }),
      mayBeMissing: true,
    },
    'Mutation.editLetter': {
      query: 'mutation C($input: EditLetterInput!) { editLetter(input: $input) { text } }',
      input: () => ({ email: owner.email, jobID: 'none', text: 'Mine.' }),
      mayBeMissing: true,
    },
    'Query.getResumeAnalysis': {
      query: 'query C($input: ResumeAnalysisInput!) { getResumeAnalysis(input: $input) { score } }',
      input: () => ({ email: owner.email, resumeId: 'none' }),
    },
    'Mutation.analyzeResume': {
      query: 'mutation C($input: ResumeAnalysisInput!) { analyzeResume(input: $input) { state } }',
      input: () => ({ email: owner.email, resumeId: 'none' }),
      mayBeMissing: true,
    },
  };

  test('API-03 the table names every operation that is called here', () => {
    expect(Object.keys(calls).sort()).toEqual(table.map(([operation]) => operation).sort());
  });

  test.each([
    ['an empty title', { positions: [' '] }, /positions.0: A job title cannot be empty/],
    [
      'a title of 10,000 characters',
      { positions: ['x'.repeat(10_000)] },
      /positions.0: A job title cannot be longer/,
    ],
    [
      '200 titles',
      { positions: Array.from({ length: 200 }, (_, n) => `Title ${n}`) },
      /At most 40 job titles/,
    ],
    [
      'a place that does not exist',
      { locations: [{ city: 'Atlantis', state: '', country: 'US' }] },
      /locations.0: There is no such place/,
    ],
    ['41 titles', { positions: Array.from({ length: 41 }, (_, n) => `Title ${n}`) }, /At most 40 job titles/],
    ['a name of one letter', { firstName: 'A' }, /Value must be at least 2 characters long/],
    ['texts without a verified phone', { userPrefs: { notifyText: true } }, /verify your phone/],
  ])('API-02 %s is refused by name and nothing is written', async (_what, change, message) => {
    const query = calls['Mutation.updateUser']?.query ?? '';
    const before = await graphql(stack, owner, calls['Query.getUser']?.query ?? '', {
      input: { email: owner.email },
    });
    const refused = await graphql(stack, owner, query, { input: { email: owner.email, ...change } });
    expect(refused.errors?.[0]).toEqual({ message: expect.stringMatching(message), errorType: 'BadInput' });
    const after = await graphql(stack, owner, calls['Query.getUser']?.query ?? '', {
      input: { email: owner.email },
    });
    expect(after.data).toEqual(before.data);
  });

  test.each(table)('API-03 %s answers exactly those it should', async (operation = '', ...may) => {
    const call = calls[operation];
    if (!call) throw new Error(`${operation} is not called by this test.`);
    for (const [index, name] of ['visitor', 'owner', 'another person', 'staff'].entries()) {
      const caller = callers[name];
      if (!caller) throw new Error(`There is no ${name}.`);
      const answer = await graphql(stack, caller, call.query, { input: call.input() });
      const [error] = answer.errors ?? [];
      const isAnswer = call.mayBeMissing && ['NotFound', 'NeedsPlan'].includes(error?.errorType ?? '');
      const refusal = isAnswer ? undefined : error;
      expect([name, refusal === undefined ? 'yes' : 'no', refusal?.message]).toEqual([
        name,
        may[index],
        may[index] === 'yes'
          ? undefined
          : expect.stringMatching(/Not Authorized|only see and change your own/),
      ]);
    }
    const nobody = await graphql(stack, 'nobody', call.query, { input: call.input() });
    expect(nobody.status).toBe(401);
    const forged = { ...owner, idToken: `${owner.idToken.slice(0, -6)}AAAAAA` };
    expect((await graphql(stack, forged, call.query, { input: call.input() })).status).toBe(401);
  });
});
