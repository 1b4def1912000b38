import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { beginAnalysis, type Desk } from './begin.ts';
import { NOW, RESUME } from './fixtures/resume.ts';

const annual = aUser({ activeSubscription: { ...anActiveSubscription, planInterval: 'YEARLY' } });
const accepted = aResume({ state: 'accepted' });

function begin(given: Partial<Desk> = {}) {
  const begun: string[] = [];
  const desk: Desk = {
    user: async () => annual,
    resume: async () => accepted,
    text: async () => RESUME,
    async begin() {
      begun.push('begun');
      return 'begun';
    },
    ...given,
  };
  return { begun, done: beginAnalysis(desk, NOW) };
}

describe('asking for an analysis of a resume', () => {
  test('AI-03 begins it for somebody on the annual plan', async () => {
    const { begun, done } = begin();
    await done;
    expect(begun).toEqual(['begun']);
  });

  test.each<[string, Partial<Desk>, { code: string; message: RegExp }]>([
    ['nobody', { user: async () => undefined }, { code: 'NotFound', message: /no account/ }],
    [
      'somebody on no plan',
      { user: async () => aUser() },
      {
        code: 'NeedsPlan',
        message: /^Analyses of resumes come with the annual plan.*\/profile\/subscription/,
      },
    ],
    [
      'somebody on the monthly plan',
      { user: async () => aUser({ activeSubscription: anActiveSubscription }) },
      { code: 'NeedsPlan', message: /annual plan/ },
    ],
    [
      'somebody whose annual plan has ended',
      {
        user: async () =>
          ({ ...annual, activeSubscription: { ...annual.activeSubscription, status: 'canceled' } }) as never,
      },
      { code: 'NeedsPlan', message: /annual plan/ },
    ],
    [
      'a resume that is gone',
      { resume: async () => undefined },
      { code: 'NotFound', message: /no such resume/ },
    ],
    [
      'a resume that was refused',
      { resume: async () => aResume({ state: 'refused', why: 'This file is empty.' }) },
      { code: 'BadInput', message: /This file is empty/ },
    ],
    ['a scan', { text: async () => '' }, { code: 'BadInput', message: /may be a scan/ }],
  ])('AI-03 is refused to %s before anything is counted or asked', async (_, given, fault) => {
    const { begun, done } = begin(given);
    await expect(done).rejects.toMatchObject({
      code: fault.code,
      message: expect.stringMatching(fault.message),
    });
    expect(begun).toEqual([]);
  });

  test('AI-03 twice at once, or too often a day, is said so', async () => {
    await expect(begin({ begin: async () => 'being written' }).done).rejects.toMatchObject({
      code: 'Conflict',
    });
    await expect(begin({ begin: async () => 'used up' }).done).rejects.toMatchObject({
      code: 'BadInput',
      message: 'You have had today’s 5 analyses. Please come back tomorrow; what you have stays.',
    });
  });
});
