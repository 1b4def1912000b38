import { beforeEach, describe, expect, test } from '@jest/globals';
import { Employer, type ShownPosting } from './fixtures/employer-scene.ts';

const DAY = 86_400_000;
const others: ShownPosting[] = [
  { id: 50, opening: 5, city: 'Austin, TX', title: 'Product Designer' },
  { id: 51, opening: 6, city: 'Austin, TX', title: 'Data Engineer' },
];
const inAustin = (id: number): ShownPosting => ({ id, opening: 1, city: 'Austin, TX' });

let employer: Employer;
beforeEach(async () => {
  employer = new Employer('acme');
  await read(inAustin(1));
});

const read = (...shown: readonly ShownPosting[]) => employer.read('acme', [...others, ...shown]);
/** A posting is gone once two readings lack it. */
async function close() {
  await read();
  await read();
}
const pass = (days: number) => {
  employer.now += days * DAY;
};
const jobs = () => employer.everyJob().filter(({ jobTitle }) => jobTitle === 'Software Engineer');
const timesPosted = () => jobs().map(({ reposts }) => reposts?.times ?? 1);

describe('ING-01 how often a job was posted', () => {
  test('grows with each posting that comes after the last one has left', async () => {
    for (const id of [2, 3, 4]) {
      pass(8);
      await close();
      await read(inAustin(id));
    }
    expect(jobs()).toMatchObject([{ reposts: { times: 4, since: '2026-06-01T12:01:00.000Z' } }]);
  });

  test('grows when a new posting takes the place of another one at once', async () => {
    pass(20);
    await read(inAustin(2));
    expect(timesPosted()).toEqual([1]);
    await read(inAustin(2));
    expect(timesPosted()).toEqual([2]);
    await read({ ...inAustin(2), city: 'Denver, CO' });
    expect(timesPosted()).toEqual([2]);
  });

  test('carries over to the job that follows one which closed too long ago to be reopened', async () => {
    await close();
    pass(40);
    await read(inAustin(2));
    expect(jobs()).toHaveLength(2);
    expect(timesPosted().toSorted()).toEqual([1, 2]);
  });

  test.each<[string, () => Promise<void>]>([
    ['a second seat', async () => read(inAustin(1), inAustin(2))],
    [
      'a second seat that outlives the first',
      async () => {
        await read(inAustin(1), inAustin(2));
        pass(9);
        for (const _ of [1, 2]) await read(inAustin(2));
      },
    ],
    [
      'another city',
      async () => {
        const denver = { ...inAustin(2), city: 'Denver, CO' };
        for (const _ of [1, 2]) await read(denver);
      },
    ],
    [
      'a posting that was away for some days',
      async () => {
        await close();
        pass(3);
        await read(inAustin(1));
      },
    ],
  ])('does not grow by %s', async (_, happen) => {
    pass(20);
    await happen();
    expect(timesPosted()).toEqual([1]);
  });

  test('grows by a posting that was away for a week', async () => {
    await close();
    pass(8);
    await read(inAustin(1));
    expect(timesPosted()).toEqual([2]);
  });

  test('does not grow by a correction within a week', async () => {
    pass(2);
    await close();
    await read(inAustin(2));
    expect(timesPosted()).toEqual([1]);
  });
});
