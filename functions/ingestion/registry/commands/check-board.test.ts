import { describe, expect, test } from '@jest/globals';
import { aGreenhouseJob } from '../../adapters/fixtures/greenhouse-board.ts';
import { checkBoard } from './check-board.ts';

const requests: string[] = [];
const answering = (answer: () => Response) => ({
  environment: { GREENHOUSE_URL: 'http://ats.example' },
  // Only one overload of lookup is used, and only for origins that the environment does not override.
  lookup: (async () => []) as never,
  fetch: async (url: unknown) => {
    requests.push(String(url));
    return answer();
  },
});

describe('checking a board', () => {
  test('reports how many postings would be jobs, why the others are rejected, and three sample jobs', async () => {
    const jobs = [
      ...[1, 2, 3, 4].map((id) => aGreenhouseJob(id, { location: { name: 'Berlin, Germany' } })),
      aGreenhouseJob(5, { title: 'Registered Nurse', departments: [{ name: 'Clinic' }] }),
      aGreenhouseJob(6, { title: 'Talent Community' }),
      aGreenhouseJob(7, { title: 'Join our talent pool' }),
      { id: 8 },
    ];
    const { isReadable, lines } = await checkBoard(
      answering(() => Response.json({ jobs })),
      'greenhouse',
      'acme',
    );
    expect(isReadable).toBe(true);
    expect(lines.slice(0, 5)).toEqual([
      'Readable: 7 postings.',
      expect.stringMatching(/^Not readable: 1 postings. The first one: .*title/),
      'Jobs: 4. Rejected: 3.',
      expect.stringMatching(/^ {2}2 for a talent pool instead of a job, for example: 'Talent Community'/),
      expect.stringMatching(
        /^ {2}1 for other than office jobs at technology companies, for example: 'Registered Nurse'/,
      ),
    ]);
    expect(lines.filter((line) => line === '  Berlin, Germany')).toHaveLength(3);
    expect(requests).toEqual(['http://ats.example/v1/boards/acme/jobs?content=true&pay_transparency=true']);
  });

  test('reports an empty board as readable', async () => {
    const found = await checkBoard(
      answering(() => Response.json({ jobs: [] })),
      'greenhouse',
      'acme',
    );
    expect(found).toEqual({
      isReadable: true,
      lines: ['Readable: no jobs.', 'Jobs: 0. Rejected: 0.'],
    });
  });

  test.each<[string, () => Response, RegExp]>([
    ['a missing board', () => new Response('', { status: 404 }), /no such board \(status 404\)/],
    [
      'a board whose vendor asks to wait',
      () => new Response('', { status: 429, headers: { 'retry-after': '120' } }),
      /status 429. It asks to wait 120 s/,
    ],
    ['an answer that is no board', () => Response.json({}), /The answer is not a Greenhouse board/],
  ])('reports %s as not readable, with the reason', async (_, answer, reason) => {
    const found = await checkBoard(answering(answer), 'greenhouse', 'acme');
    expect(found.isReadable).toBe(false);
    expect(found.lines).toEqual([expect.stringMatching(reason)]);
  });

  test('does not request an invalid slug or a private address', async () => {
    const before = requests.length;
    const context = { ...answering(() => Response.json({ jobs: [] })), environment: {} };
    // Only one overload of lookup is used.
    const lookup = (async () => [{ address: '10.0.0.7', family: 4 }]) as never;
    expect((await checkBoard(context, 'greenhouse', '../x')).lines[0]).toMatch(
      /is not a board of this system/,
    );
    const found = await checkBoard({ ...context, lookup }, 'greenhouse', 'acme');
    expect(found.lines[0]).toMatch(/resolves to 10\.0\.0\.7, which is not public/);
    expect(requests).toHaveLength(before);
  });
});
