import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Completion } from '../../llm/completion.ts';
import type { DraftSentence, LetterDraft, LetterInput } from '../../llm/features/write-letter.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { POSTINGS } from '../../test-data/postings.ts';
import { RESUMES } from '../../test-data/resumes.ts';
import { aLetter } from './fixtures/letter.ts';
import { aStoredPosting } from './fixtures/stored-posting.ts';
import { type Deps, generateLetter, SERVICE_UNAVAILABLE } from './generate-letter.ts';
import { LetterRow } from './letter.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const { text: RESUME, firstName, lastName } = RESUMES.engineer;
const usage = { input: 10, output: 20 };
const row = aLetter('mara', 'job', {
  state: 'writing',
  draft: { resumeId: 'cv', resumeFileName: 'cv.pdf', sentences: [], removed: [], notes: [] },
});
const paying = (facts: object = {}) =>
  aUser({
    sub: 'mara',
    firstName,
    lastName,
    activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY', ...facts },
  });

let user: User | undefined;
let posting: StoredPosting | undefined;
let text: string;
let sent: LetterInput[];
let progress: unknown[];
beforeEach(() => {
  user = paying();
  posting = aStoredPosting('job', POSTINGS.engineer);
  text = RESUME;
  sent = [];
  progress = [];
});

const draft = (sentence: string, resume: number[] = [], posting: number[] = []): DraftSentence => ({
  paragraph: 0,
  text: sentence,
  resume,
  posting,
});
const APPLYING = draft('I am applying for the Staff Backend Engineer role at Larkspur Systems.', [], [1]);
const LED = draft('I led the migration of 12 services from Ruby to Go.', [5]);
const MENTORED = draft('I mentored 4 engineers who were new to distributed systems.', [7]);
const INVENTED = draft('I hold a PhD from Oxford.', [14]);

type Complete = Deps['complete'];
const answering =
  (sentences: DraftSentence[], partials: unknown[] = []): Complete =>
  async (input, onPartial) => {
    sent.push(input);
    for (const partial of partials) await onPartial(partial);
    return { answer: { sentences }, usage };
  };
const failing =
  (failed: Exclude<Completion<LetterDraft>, { answer: unknown }>['failed']): Complete =>
  async () => ({ failed, why: 'Because.', usage });
const write = (complete: Complete = answering([APPLYING, LED, MENTORED]), writer = user) =>
  generateLetter({
    readUser: async () => writer,
    readPosting: async () => posting,
    readText: async () => text,
    complete,
    now: () => NOON,
  })(row, async (fields) => void progress.push(fields));

describe('AI-02 a letter', () => {
  test('gets its greeting and signature from us', async () => {
    const outcome = await write(answering([APPLYING, LED, MENTORED, INVENTED]));
    expect(outcome).toMatchObject({
      ready: {
        letter: {
          greeting: 'Dear Larkspur Systems hiring team,',
          signature: 'Sincerely,\nMara Quillfeather',
          sentences: [{ text: APPLYING.text }, { text: LED.text }, { text: MENTORED.text }],
          removed: [INVENTED.text],
          resumeFileName: 'cv.pdf',
          writtenAt: NOON.toISOString(),
        },
        draft: undefined,
        edit: undefined,
      },
    });
  });

  test('is signed with the name that the person confirmed for applications', async () => {
    const applicant = { fullName: 'Mara J. Quillfeather', city: '', workAuthorization: '', links: [] };
    const outcome = await write(answering([APPLYING, LED, MENTORED]), user && { ...user, applicant });
    expect(outcome).toMatchObject({
      ready: { letter: { signature: 'Sincerely,\nMara J. Quillfeather' } },
    });
  });

  test('is written from redacted lines', async () => {
    await write();
    const request = JSON.stringify(sent);
    for (const personal of [
      'Mara',
      'MARA',
      'Quillfeather',
      'example',
      '010-9988',
      'linkedin',
      'Larch Street',
      '62704',
    ])
      expect(request).not.toContain(personal);
    expect(Object.keys(sent[0] ?? {})).toEqual(['resume', 'posting']);
    expect(request).toContain('Pennywhistle Freight');
  });

  test('saves only whole, checked sentences as progress', async () => {
    const cut = { ...MENTORED, text: 'I mentored 4 eng' };
    await write(
      answering(
        [APPLYING, LED, INVENTED, MENTORED],
        [
          {},
          { sentences: [{ paragraph: 0, text: 'I am app' }] },
          { sentences: [APPLYING, { ...LED, text: 'I led the migration of 1' }] },
          { sentences: [APPLYING, LED, INVENTED] },
          { sentences: [APPLYING, LED, INVENTED, cut] },
        ],
      ),
    );
    const shown = progress.map((fields) => LetterRow.pick({ draft: true }).parse(fields).draft);
    expect(shown.map((draft) => draft?.sentences.map((sentence) => sentence.text))).toEqual([
      [APPLYING.text],
      [APPLYING.text, LED.text],
      [APPLYING.text, LED.text],
    ]);
    expect(shown.at(-1)?.removed).toEqual([INVENTED.text]);
  });

  test.each([
    ['a deleted account', () => (user = undefined), /find your account/],
    ['a plan that has ended', () => (user = paying({ status: 'canceled' })), /has ended/],
    ['a monthly plan', () => (user = paying({ planInterval: 'MONTHLY' })), /has ended/],
    ['a job that is gone', () => (posting = undefined), /no longer available/],
    ['a deleted resume', () => (text = ''), /was deleted/],
    ['a resume of three words', () => (text = 'Engineer in Go'), /too little text/],
  ])('fails for %s, without counting', async (_, change, why) => {
    change();
    expect(await write()).toEqual({ failed: expect.stringMatching(why) });
    expect(await write()).toEqual({ failed: expect.stringMatching(/doesn't count/) });
    expect(sent).toEqual([]);
  });

  test('is retried unless the model declines', async () => {
    for (const failed of ['unavailable', 'timeout', 'rate limited', 'invalid answer', 'rejected'] as const)
      expect(await write(failing(failed))).toMatchObject({ retry: failed });
    expect(await write(failing('declined'))).toEqual({
      failed: expect.stringMatching(/declined.*doesn't count/),
    });
    expect(SERVICE_UNAVAILABLE).toMatch(/doesn't count/);
  });

  test('fails if no sentence about the person is supported', async () => {
    const outcome = await write(answering([APPLYING, INVENTED, draft('Thank you for your time.')]));
    expect(outcome).toEqual({
      failed: expect.stringMatching(/didn't back up.*doesn't count/),
    });
  });

  test('is written from the beginning of a long resume, with a note', async () => {
    text = `${RESUME}\n${Array.from({ length: 9_000 }, (_, line) => `Kept ledger number ${line} in order`).join('\n')}`;
    const outcome = await write();
    expect(outcome).toMatchObject({
      ready: { letter: { notes: [expect.stringMatching(/only its first \d+ lines/)] } },
    });
    expect(JSON.stringify(sent).length).toBeLessThan(45_000);
  });
});
