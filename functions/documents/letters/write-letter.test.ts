import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Completion } from '../../llm/completion.ts';
import type { DraftSentence, LetterDraft, LetterEvidence } from '../../llm/features/write-letter.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { POSTINGS } from '../../test-data/postings.ts';
import { RESUMES } from '../../test-data/resumes.ts';
import { aLetter } from './fixtures/letter.ts';
import { anOriginal } from './fixtures/original.ts';
import { LetterRow } from './letter.ts';
import { LOST, letterWriter, type WritingDesk } from './write-letter.ts';

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
let original: StoredPosting | undefined;
let text: string;
let sent: LetterEvidence[];
let grown: unknown[];
beforeEach(() => {
  user = paying();
  original = anOriginal('job', POSTINGS.engineer);
  text = RESUME;
  sent = [];
  grown = [];
});

const said = (sentence: string, resume: number[] = [], posting: number[] = []): DraftSentence => ({
  paragraph: 0,
  text: sentence,
  resume,
  posting,
});
const APPLYING = said('I am applying for the Staff Backend Engineer role at Larkspur Systems.', [], [1]);
const LED = said('I led the migration of 12 services from Ruby to Go.', [5]);
const MENTORED = said('I mentored 4 engineers who were new to distributed systems.', [7]);
const INVENTED = said('I hold a PhD from Oxford.', [14]);

type Ask = WritingDesk['ask'];
const answering =
  (sentences: DraftSentence[], partials: unknown[] = []): Ask =>
  async (material, grow) => {
    sent.push(material);
    for (const partial of partials) await grow(partial);
    return { answer: { sentences }, usage };
  };
const failing =
  (failed: Exclude<Completion<LetterDraft>, { answer: unknown }>['failed']): Ask =>
  async () => ({ failed, why: 'Because.', usage });
const write = (ask: Ask = answering([APPLYING, LED, MENTORED])) =>
  letterWriter({
    user: async () => user,
    original: async () => original,
    text: async () => text,
    ask,
    now: () => NOON,
  })(row, async (fields) => void grown.push(fields));

describe('AI-02 a letter', () => {
  test('is whole with a greeting and the person’s name, which are put in by us', async () => {
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

  test('is written from lines that do not say who the person is', async () => {
    await write();
    const told = JSON.stringify(sent);
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
      expect(told).not.toContain(personal);
    expect(Object.keys(sent[0] ?? {})).toEqual(['resume', 'posting']);
    expect(told).toContain('Pennywhistle Freight');
  });

  test('grows by sentences that came whole and were checked, and by no others', async () => {
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
    const shown = grown.map((fields) => LetterRow.pick({ draft: true }).parse(fields).draft);
    expect(shown.map((draft) => draft?.sentences.map((sentence) => sentence.text))).toEqual([
      [APPLYING.text],
      [APPLYING.text, LED.text],
      [APPLYING.text, LED.text],
    ]);
    expect(shown.at(-1)?.removed).toEqual([INVENTED.text]);
  });

  test.each([
    ['somebody who has left meanwhile', () => (user = undefined), /no account/],
    ['a plan that has ended meanwhile', () => (user = paying({ status: 'canceled' })), /has ended/],
    ['a monthly plan', () => (user = paying({ planInterval: 'MONTHLY' })), /has ended/],
    ['a job that is no longer known', () => (original = undefined), /do not know this job/],
    ['a resume that was deleted meanwhile', () => (text = ''), /was deleted/],
    ['a resume of three words', () => (text = 'Engineer in Go'), /too little text/],
  ])('is not written for %s, and says so', async (_, change, why) => {
    change();
    expect(await write()).toEqual({ failed: expect.stringMatching(why) });
    expect(await write()).toEqual({ failed: expect.stringMatching(/Nothing was counted\./) });
    expect(sent).toEqual([]);
  });

  test('may come yet where the provider is not answering, and not where it declines', async () => {
    for (const failed of ['unavailable', 'timeout', 'rate limited', 'invalid answer', 'rejected'] as const)
      expect(await write(failing(failed))).toMatchObject({ again: failed });
    expect(await write(failing('declined'))).toEqual({
      failed: expect.stringMatching(/would not write.*Nothing was counted/),
    });
    expect(LOST).toMatch(/Nothing was counted/);
  });

  test('is none where nothing of it stands in the resume', async () => {
    const outcome = await write(answering([APPLYING, INVENTED, said('Thank you for your time.')]));
    expect(outcome).toEqual({
      failed: expect.stringMatching(/does not stand in your resume.*Nothing was counted/),
    });
  });

  test('of 300 pages is written from their beginning, and says so', async () => {
    text = `${RESUME}\n${Array.from({ length: 9_000 }, (_, line) => `Kept ledger number ${line} in order`).join('\n')}`;
    const outcome = await write();
    expect(outcome).toMatchObject({
      ready: { letter: { notes: [expect.stringMatching(/its first \d+ lines were read/)] } },
    });
    expect(JSON.stringify(sent).length).toBeLessThan(45_000);
  });
});
