import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import { POSTINGS } from '../../test-data/postings.ts';
import { RESUMES } from '../../test-data/resumes.ts';
import type { GenerationRequest, GenerationStore } from '../generation/generation-store.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { aLetter } from './fixtures/letter.ts';
import { aStoredPosting } from './fixtures/stored-posting.ts';
import { startLetter } from './start-letter.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const paying = (facts: object = {}) =>
  aUser({ activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY', ...facts } });

let user: User | undefined;
let posting: StoredPosting | undefined;
let resumes: Resume[];
let texts: Record<string, string>;
let startResult: Awaited<ReturnType<GenerationStore['start']>>;
let requests: GenerationRequest[];
beforeEach(() => {
  user = paying();
  posting = aStoredPosting('job', POSTINGS.engineer);
  resumes = [
    aResume({ id: 'newest', state: 'accepted', fileName: 'new.pdf' }),
    aResume({ id: 'older', state: 'accepted' }),
  ];
  texts = { newest: RESUMES.engineer.text, older: RESUMES.analyst.text };
  startResult = 'started';
  requests = [];
});

const start = (resumeId?: string) =>
  startLetter(
    {
      readUser: async () => user,
      readPosting: async () => posting,
      listResumes: async () => resumes,
      readText: async (id) => texts[id] ?? '',
      letters: {
        read: async () => aLetter('ada', 'job', { state: 'writing' }),
        async start(_, request) {
          requests.push(request);
          return startResult;
        },
      },
      newTurn: () => 'a turn',
      now: () => NOON,
    },
    { sub: 'ada', jobId: 'job', resumeId },
  );
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ code, message }: Fault) => ({ code, message }),
  );

const GERMAN = `Leitung eines Teams von fünf Personen bei der Umstellung der Zahlungsdienste auf neue Systeme.
Verantwortlich für die Abrechnung zwischen den Händlern und ihren Banken, mit täglich mehreren tausend Buchungen.
Einführung von regelmäßigen Schulungen für neue Kolleginnen und Kollegen in der Abteilung.`;

describe('AI-02 starting a letter', () => {
  test('uses the newest resume with text', async () => {
    expect(await start()).toMatchObject({ state: 'writing' });
    expect(requests[0]).toMatchObject({
      turn: 'a turn',
      fields: { draft: { resumeId: 'newest', resumeFileName: 'new.pdf' } },
    });
    texts = { older: RESUMES.analyst.text };
    await start();
    expect(requests[1]).toMatchObject({ fields: { draft: { resumeId: 'older' } } });
  });

  test('uses the requested resume', async () => {
    await start('older');
    expect(requests[0]).toMatchObject({ fields: { draft: { resumeId: 'older' } } });
  });

  test.each([
    ['no account', () => (user = undefined), 'NotFound', /no account/],
    [
      'the monthly plan',
      () => (user = paying({ planInterval: 'MONTHLY' })),
      'NeedsPlan',
      /annual plan.*subscription page/,
    ],
    [
      'an annual plan that has ended',
      () => (user = paying({ status: 'canceled' })),
      'NeedsPlan',
      /annual plan/,
    ],
    ['no plan', () => (user = aUser()), 'NeedsPlan', /Cover letters come with the annual plan/],
    ['an unknown job', () => (posting = undefined), 'NotFound', /no longer available/],
    ['no resume', () => (resumes = []), 'BadInput', /add one/],
    ['a resume that was refused', () => (resumes = [aResume({ state: 'refused' })]), 'BadInput', /add one/],
    ['only scans', () => (texts = { newest: ' \n ' }), 'BadInput', /scan/],
    ['a resume of a few words', () => (texts = { newest: 'Ada\nGo' }), 'BadInput', /too little text/],
    [
      'a resume in another language',
      () => (texts = { newest: GERMAN }),
      'BadInput',
      /in English, and this resume/,
    ],
    [
      'a posting in another language',
      () => (posting = aStoredPosting('job', { ...POSTINGS.engineer, html: `<p>${GERMAN}</p>` })),
      'BadInput',
      /in English, and this posting/,
    ],
    [
      'a posting without text',
      () => (posting = aStoredPosting('job', { ...POSTINGS.engineer, html: '<p>Apply now!</p>' })),
      'BadInput',
      /too little text/,
    ],
    ['no quota left', () => (startResult = 'quota used up'), 'BadInput', /all 20 of today's/],
    ['a letter in progress', () => (startResult = 'in progress'), 'Conflict', /already writing/],
  ])('is refused with %s', async (_, change, code, message) => {
    change();
    expect(await faultOf(start())).toEqual({ code, message: expect.stringMatching(message) });
    if (startResult === 'started') expect(requests).toEqual([]);
  });

  test('is refused with a resume of somebody else, or one that is still being checked', async () => {
    expect(await faultOf(start('theirs'))).toMatchObject({ code: 'NotFound' });
    resumes = [aResume({ id: 'new' })];
    expect(await faultOf(start('new'))).toEqual({
      code: 'BadInput',
      message: expect.stringMatching(/still being checked/),
    });
  });
});
