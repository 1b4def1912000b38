import { describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../../adapters/fixtures/greenhouse-board.ts';
import { check } from './check.ts';

const asked: string[] = [];
const answering = (answer: () => Response) => ({
  environment: { GREENHOUSE_URL: 'http://ats.example' },
  // Of the look-up's several forms, the one that is used. No origin of the environment's is looked up.
  lookup: (async () => []) as never,
  fetch: async (url: unknown) => {
    asked.push(String(url));
    return answer();
  },
});

describe('checking a board', () => {
  test('tells how many postings would be jobs, why the others stay off the board, and three jobs', async () => {
    const jobs = [
      ...[1, 2, 3, 4].map((id) => aGreenhouseJob(id, { location: { name: 'Berlin, Germany' } })),
      aGreenhouseJob(5, { title: 'Registered Nurse', departments: [{ name: 'Clinic' }] }),
      aGreenhouseJob(6, { title: 'Talent Community' }),
      aGreenhouseJob(7, { title: 'Join our talent pool' }),
      { id: 8 },
    ];
    const { isReadable, lines } = await check(
      answering(() => Response.json({ jobs })),
      'greenhouse',
      'acme',
    );
    expect(isReadable).toBe(true);
    expect(lines.slice(0, 5)).toEqual([
      'Reachable: 7 postings.',
      expect.stringMatching(/^Not readable: 1 postings, the first: .*title/),
      'For the board: 4. Staying off it: 3.',
      expect.stringMatching(/^ {2}2 no vacancies, but invitations to a talent pool, as: 'Talent Community'/),
      expect.stringMatching(/^ {2}1 no office jobs of a technology company, as: 'Registered Nurse'/),
    ]);
    expect(lines.filter((line) => line === '  Berlin, Germany')).toHaveLength(3);
    expect(asked).toEqual(['http://ats.example/v1/boards/acme/jobs?content=true&pay_transparency=true']);
  });

  test('an empty board is readable and says so', async () => {
    const found = await check(
      answering(() => Response.json({ jobs: [] })),
      'greenhouse',
      'acme',
    );
    expect(found).toEqual({
      isReadable: true,
      lines: ['Reachable: no jobs.', 'For the board: 0. Staying off it: 0.'],
    });
  });

  test.each<[string, () => Response, RegExp]>([
    ['one that is not there', () => new Response('', { status: 404 }), /no such board \(status 404\)/],
    [
      'one whose vendor asks to wait',
      () => new Response('', { status: 429, headers: { 'retry-after': '120' } }),
      /status 429. It asks to wait 120 s/,
    ],
    ['one that is no board', () => Response.json({}), /The answer is not a Greenhouse board/],
  ])('%s is not readable, and why', async (_what, answer, why) => {
    const found = await check(answering(answer), 'greenhouse', 'acme');
    expect(found.isReadable).toBe(false);
    expect(found.lines).toEqual([expect.stringMatching(why)]);
  });

  test('what is no slug of the system, or lies at a private address, is not asked', async () => {
    const before = asked.length;
    const context = { ...answering(() => Response.json({ jobs: [] })), environment: {} };
    // Of the look-up's several forms, the one that is used.
    const lookup = (async () => [{ address: '10.0.0.7', family: 4 }]) as never;
    expect((await check(context, 'greenhouse', '../x')).lines[0]).toMatch(/names no board of this system/);
    const found = await check({ ...context, lookup }, 'greenhouse', 'acme');
    expect(found.lines[0]).toMatch(/is at 10\.0\.0\.7, which is not public/);
    expect(asked).toHaveLength(before);
  });
});
