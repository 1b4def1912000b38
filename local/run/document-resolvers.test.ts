import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobId } from './fixtures/read-all-pages.ts';
import { openTemplateApi } from './fixtures/template-api.ts';

const LETTER = `query Letter($input: LetterInput!) { getLetter(input: $input) { jobID state why text edited writtenAt
  removed resumeFileName notes sentences { text paragraph facts { source line } } } }`;
const ANALYSIS = `query Analysis($input: ResumeAnalysisInput!) { getResumeAnalysis(input: $input) {
  resumeId state why writtenAt score scoreParts { name } says { text lines { number text } } rewrites { better } } }`;

const AT = '2026-06-01T12:00:00.000Z';
const [past, future] = ['2026-06-01T12:05:00.000Z', '2999-01-01T00:00:00.000Z'];

let api: Awaited<ReturnType<typeof openTemplateApi>>;
beforeAll(async () => {
  api = await openTemplateApi();
});
afterAll(() => api.end());

const aRow = (pk: string, sk: string, facts: object) => ({
  pk,
  sk,
  state: 'ready',
  why: '',
  askedAt: AT,
  until: past,
  ...facts,
});
const sentence = (text: string, paragraph: number) => ({
  text,
  paragraph,
  facts: [{ source: 'resume', line: text }],
});
const content = { resumeFileName: 'cv.pdf', removed: [], notes: [] };
const letter = {
  ...content,
  greeting: 'Dear Acme hiring team,',
  signature: 'Sincerely,\nAda',
  writtenAt: past,
  sentences: [sentence('I wrote services.', 0), sentence('In Go.', 0), sentence('Thank you.', 1)],
};

describe('getLetter', () => {
  const ask = (sub: string, id: string, email = `${sub}@mail.example`) =>
    api.ask(sub, LETTER, { email, jobID: id });
  const aLetter = (number: number, facts: object) => aRow('LETTER#ada', jobId(number), facts);

  test('AI-02 returns the finished letter with one read, the person’s edit, or null', async () => {
    await api.put(aLetter(1, { letter }), aLetter(2, { letter, edit: 'Mine.' }));
    api.takeReadUnits();
    const { value } = await ask('ada', jobId(1));
    expect(api.takeReadUnits()).toEqual({ 'Get LETTER': 1 });
    expect(value).toEqual({
      ...content,
      jobID: jobId(1),
      state: 'ready',
      why: '',
      edited: false,
      writtenAt: past,
      text: 'Dear Acme hiring team,\n\nI wrote services. In Go.\n\nThank you.\n\nSincerely,\nAda',
      sentences: letter.sentences,
    });
    expect((await ask('ada', jobId(2))).value).toMatchObject({ text: 'Mine.', edited: true });
    expect(await ask('ada', jobId(3))).toEqual({ value: null, error: undefined });
  });

  test('AI-02 returns the draft while a letter is being written', async () => {
    const draft = { ...content, sentences: letter.sentences.slice(0, 2) };
    await api.put(aLetter(1, { state: 'writing', until: future, letter, draft }));
    expect((await ask('ada', jobId(1))).value).toMatchObject({
      state: 'writing',
      text: 'I wrote services. In Go.',
      writtenAt: AT,
    });
  });

  test('AI-02 leaves an overdue letter to the function, which refunds it', async () => {
    await api.put(aLetter(1, { state: 'writing', until: past, draft: { ...content, sentences: [] } }));
    expect((await ask('ada', jobId(1))).error?.errorType).toBe('Internal');
  });

  test('AI-02 is for the owner only, and refuses an impossible job id', async () => {
    expect((await ask('bob', jobId(1), 'ada@mail.example')).error?.errorType).toBe('Forbidden');
    for (const id of ['', 'x'.repeat(2_000)])
      expect((await ask('ada', id)).error?.errorType).toBe('BadInput');
  });
});

describe('getResumeAnalysis', () => {
  const ask = (sub: string, id: string, email = `${sub}@mail.example`) =>
    api.ask(sub, ANALYSIS, { email, resumeId: id });
  const anAnalysis = (facts: object) => aRow('ANALYSIS#ada', 'cv', facts);
  const says = [{ kind: 'role', text: 'You build services.', lines: [{ n: 3, text: 'Built services' }] }];
  const shown = [{ text: 'You build services.', lines: [{ number: 3, text: 'Built services' }] }];

  test('AI-03 returns the last finished analysis with one read, or null', async () => {
    const scoreParts = [{ name: 'Contact', points: 5, of: 5, words: 'All there.' }];
    const rewrites = [
      { line: { n: 3, text: 'Built services' }, better: 'Built 3 services', why: 'Numbers.' },
    ];
    const finished = { says, rewrites, scoreParts, screener: [], titles: [], writtenAt: past, score: 80 };
    await api.put(anAnalysis({ finished }));
    api.takeReadUnits();
    const { value } = await ask('ada', 'cv');
    expect(api.takeReadUnits()).toEqual({ 'Get ANALYSIS': 1 });
    expect(value).toEqual({
      resumeId: 'cv',
      state: 'ready',
      why: '',
      writtenAt: past,
      score: 80,
      scoreParts: [{ name: 'Contact' }],
      says: shown,
      rewrites: [{ better: 'Built 3 services' }],
    });
    for (const id of ['other', '', 'x'.repeat(2_000)])
      expect(await ask('ada', id)).toEqual({ value: null, error: undefined });
  });

  test('AI-03 returns what is finished so far, and leaves an overdue analysis to the function', async () => {
    await api.put(anAnalysis({ state: 'writing', until: future, growing: { says, rewrites: [] } }));
    expect((await ask('ada', 'cv')).value).toMatchObject({ state: 'writing', score: null, says: shown });
    await api.put(anAnalysis({ state: 'writing', until: past }));
    expect((await ask('ada', 'cv')).error?.errorType).toBe('Internal');
  });

  test('AI-03 is for the owner only', async () => {
    expect((await ask('bob', 'cv', 'ada@mail.example')).error?.errorType).toBe('Forbidden');
  });
});

describe('User.resumes', () => {
  const resumesOf = (sub: string, fields: string) =>
    api.ask(sub, `query Me($input: GetUserInput!) { getUser(input: $input) { resumes { ${fields} } } }`, {
      email: `${sub}@mail.example`,
    });
  const aPerson = (sub: string) => ({
    pk: `USER#${sub}`,
    sk: 'USER',
    sub,
    email: `${sub}@mail.example`,
    userPrefs: {},
    locations: [],
  });
  const aResume = (sub: string, id: string, facts: object = {}) => ({
    pk: `RESUME#${sub}`,
    sk: `FILE#${id}`,
    id,
    fileName: `${id}.pdf`,
    objectKey: `${sub}/${id}.pdf`,
    state: 'accepted',
    why: '',
    size: 9,
    askedAt: AT,
    ...facts,
  });

  test('RES-01 are listed newest first, until they expire, with one read and without a function', async () => {
    await api.put(
      aPerson('ada'),
      aResume('ada', 'old', { askedAt: past, state: 'refused', why: 'This file is empty.', size: null }),
      aResume('ada', 'new', { askedAt: future }),
      aResume('ada', 'older', { expiresAt: 4_000_000_000 }),
      aResume('ada', 'gone', { expiresAt: 1 }),
      { pk: 'RESUME#ada', sk: 'TEXT#new', id: 'new', text: 'Ada Lovelace' },
      aResume('bob', 'other'),
    );
    api.takeReadUnits();
    const { value } = await resumesOf('ada', 'id state why resumeFileName resumeDate fileSize');
    expect(api.takeReadUnits()).toMatchObject({ 'Query RESUME, FILE': 1 });
    expect(value).toEqual({
      resumes: [
        {
          id: 'new',
          state: 'accepted',
          why: '',
          resumeFileName: 'new.pdf',
          resumeDate: future,
          fileSize: 9,
        },
        expect.objectContaining({ id: 'old', why: 'This file is empty.', fileSize: null }),
        expect.objectContaining({ id: 'older' }),
      ],
    });
  });

  test('RES-01 are empty for a person without resumes', async () => {
    await api.put(aPerson('max'));
    expect((await resumesOf('max', 'id')).value).toEqual({ resumes: [] });
  });

  test.each(['resumeURL', 'link: resumeURL', '... on UserResume { text: resumeContent }'])(
    'RES-01 are left to the function for “%s”',
    async (field) => {
      await api.put(aPerson('eve'));
      api.takeReadUnits();
      expect((await resumesOf('eve', `id ${field}`)).error?.errorType).toBe('Internal');
      expect(Object.keys(api.takeReadUnits())).toEqual(['BatchGet USER, METER']);
    },
  );
});
