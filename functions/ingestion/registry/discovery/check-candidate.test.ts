import { describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../../adapters/fixtures/greenhouse-board.ts';
import type { Candidate } from './candidate.ts';
import { checkCandidate } from './check-candidate.ts';
import { fakeWeb } from './fixtures/fake-web.ts';

const BOARD = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true&pay_transparency=true';
const acme: Candidate = { ats: 'greenhouse', slug: 'acme' };
const jobs = (...changes: Record<string, unknown>[]) =>
  JSON.stringify({ jobs: changes.map((change, id) => aGreenhouseJob(id + 1, change)) });

async function check(
  answer: Parameters<typeof fakeWeb>[0][string],
  candidate = acme,
  address = '192.0.78.1',
) {
  const web = fakeWeb({ [BOARD]: answer });
  // Only one overload of lookup is used.
  const lookup = (async () => [{ address, family: 4 }]) as never;
  const result = await checkCandidate({ ...web, lookup, environment: {} }, candidate);
  return { ...result, requests: web.requests, waits: web.waits };
}

describe('a board that may exist', () => {
  test('OPS-01 is asked for once, and readable if it shows a job', async () => {
    const found = await check(jobs({ company_name: 'Acme Robotics' }, { title: 'Registered Nurse' }));
    expect(found).toEqual({
      outcome: 'readable',
      company: 'Acme Robotics',
      message: '1 of 2 postings are jobs.',
      requests: [BOARD],
      waits: [],
    });
  });

  test.each([
    ['empty without postings, which proves nothing', jobs(), 'empty'],
    [
      'unrelated without a tech job',
      jobs({ title: 'Registered Nurse', departments: [{ name: 'Clinic' }] }),
      'unrelated',
    ],
    ['gone if the vendor has none', { status: 404 }, 'gone'],
    [
      'gone if the vendor redirects',
      { status: 302, headers: { location: 'https://www.greenhouse.io' } },
      'gone',
    ],
    ['failed if it answers something else', '<title>Just a moment</title>', 'failed'],
    ['failed if it breaks', { status: 500 }, 'failed'],
    [
      'rejected if its postings are tests',
      jobs({ title: 'Test Job' }, { title: 'TEST - do not apply' }),
      'rejected',
    ],
  ])('is %s', async (_, answer, outcome) => {
    expect(await check(answer)).toMatchObject({ outcome, requests: [BOARD] });
  });

  test('is asked for again after the time that the vendor asks to wait', async () => {
    const busy = { status: 429, headers: { 'retry-after': '12' } };
    const found = await check([busy, { body: jobs({}) }]);
    expect(found).toMatchObject({ outcome: 'readable', requests: [BOARD, BOARD], waits: [12_000] });
  });

  test('is not asked for if it is named like a test, is no board of the system, or has a private address', async () => {
    const test = await check(jobs({}), { ...acme, slug: 'acme-demo' });
    expect(test).toMatchObject({
      outcome: 'rejected',
      message: "'acme-demo' is named like a test.",
      requests: [],
    });
    const path = await check(jobs({}), { ...acme, slug: '../x' });
    expect(path).toMatchObject({ outcome: 'failed', requests: [] });
    expect(await check(jobs({}), acme, '10.0.0.7')).toMatchObject({ outcome: 'failed', requests: [] });
  });

  test('is rejected if it was guessed and is of another employer', async () => {
    const guess: Candidate = { ...acme, company: 'Acme Robotics', isGuess: true };
    const other = await check(jobs({ company_name: 'Acme Plumbing' }), guess);
    expect(other).toMatchObject({
      outcome: 'rejected',
      message: "The board is of 'Acme Plumbing', not of 'Acme Robotics'.",
    });
    const same = await check(jobs({ company_name: 'ACME Robotics, Inc.' }), guess);
    expect(same).toMatchObject({ outcome: 'readable', company: 'Acme Robotics' });
  });
});
