import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import { POSTINGS } from '../../test-data/postings.ts';
import { RESUMES } from '../../test-data/resumes.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import type { Wish, WritingStore } from '../writing/writing-store.ts';
import { askLetter } from './ask-letter.ts';
import { aLetter } from './fixtures/letter.ts';
import { anOriginal } from './fixtures/original.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const paying = (facts: object = {}) =>
  aUser({ activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY', ...facts } });

let user: User | undefined;
let original: StoredPosting | undefined;
let resumes: Resume[];
let texts: Record<string, string>;
let begins: Awaited<ReturnType<WritingStore['begin']>>;
let wishes: Wish[];
beforeEach(() => {
  user = paying();
  original = anOriginal('job', POSTINGS.engineer);
  resumes = [
    aResume({ id: 'newest', state: 'accepted', fileName: 'new.pdf' }),
    aResume({ id: 'older', state: 'accepted' }),
  ];
  texts = { newest: RESUMES.engineer.text, older: RESUMES.analyst.text };
  begins = 'begun';
  wishes = [];
});

const ask = (resumeId?: string) =>
  askLetter(
    {
      user: async () => user,
      original: async () => original,
      resumes: async () => resumes,
      text: async (id) => texts[id] ?? '',
      letters: {
        read: async () => aLetter('ada', 'job', { state: 'writing' }),
        async begin(_, wish) {
          wishes.push(wish);
          return begins;
        },
      },
      turn: () => 'a turn',
      now: () => NOON,
    },
    { sub: 'ada', jobId: 'job', resumeId },
  );
const faultOf = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    ({ code, message }: Fault) => ({ code, message }),
  );

const GERMAN = `Leitung eines Teams von fünf Personen bei der Umstellung der Zahlungsdienste auf neue Systeme.
Verantwortlich für die Abrechnung zwischen den Händlern und ihren Banken, mit täglich mehreren tausend Buchungen.
Einführung von regelmäßigen Schulungen für neue Kolleginnen und Kollegen in der Abteilung.`;

describe('AI-02 asking for a letter', () => {
  test('begins it with the newest resume that has a text', async () => {
    expect(await ask()).toMatchObject({ state: 'writing' });
    expect(wishes[0]).toMatchObject({
      turn: 'a turn',
      fields: { draft: { resumeId: 'newest', resumeFileName: 'new.pdf' } },
    });
    texts = { older: RESUMES.analyst.text };
    await ask();
    expect(wishes[1]).toMatchObject({ fields: { draft: { resumeId: 'older' } } });
  });

  test('begins it with the resume that is named', async () => {
    await ask('older');
    expect(wishes[0]).toMatchObject({ fields: { draft: { resumeId: 'older' } } });
  });

  test.each([
    ['nobody', () => (user = undefined), 'NotFound', /no account/],
    [
      'the monthly plan',
      () => (user = paying({ planInterval: 'MONTHLY' })),
      'NeedsPlan',
      /annual plan.*profile\/subscription/,
    ],
    [
      'an annual plan that has ended',
      () => (user = paying({ status: 'canceled' })),
      'NeedsPlan',
      /annual plan/,
    ],
    ['no plan', () => (user = aUser()), 'NeedsPlan', /Cover letters come with the annual plan/],
    ['a job nobody knows', () => (original = undefined), 'NotFound', /do not know this job/],
    ['no resume', () => (resumes = []), 'BadInput', /add one/],
    ['a resume that was refused', () => (resumes = [aResume({ state: 'refused' })]), 'BadInput', /add one/],
    ['scans alone', () => (texts = { newest: ' \n ' }), 'BadInput', /scan/],
    ['a resume of a few words', () => (texts = { newest: 'Ada\nGo' }), 'BadInput', /too little text/],
    [
      'a resume in another language',
      () => (texts = { newest: GERMAN }),
      'BadInput',
      /in English, and this resume/,
    ],
    [
      'a posting in another language',
      () => (original = anOriginal('job', { ...POSTINGS.engineer, html: `<p>${GERMAN}</p>` })),
      'BadInput',
      /in English, and this posting/,
    ],
    [
      'a posting without a text',
      () => (original = anOriginal('job', { ...POSTINGS.engineer, html: '<p>Apply now!</p>' })),
      'BadInput',
      /no text/,
    ],
    ['the day’s letters used up', () => (begins = 'used up'), 'BadInput', /today’s 20/],
    ['one that is being written', () => (begins = 'being written'), 'Conflict', /being written/],
  ])('with %s is refused in a sentence', async (_, change, code, message) => {
    change();
    expect(await faultOf(ask())).toEqual({ code, message: expect.stringMatching(message) });
    if (!['used up', 'being written'].includes(begins)) expect(wishes).toEqual([]);
  });

  test('with a resume of somebody else, or one that cannot be read, is refused', async () => {
    expect(await faultOf(ask('theirs'))).toMatchObject({ code: 'NotFound' });
    resumes = [aResume({ id: 'new' })];
    expect(await faultOf(ask('new'))).toEqual({
      code: 'BadInput',
      message: expect.stringMatching(/still being checked/),
    });
  });
});
