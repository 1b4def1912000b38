import { expect, test } from '@jest/globals';
import type { DayPosting } from './day.ts';
import { type Person, readPeople } from './person.ts';
import { type Product, pairLabels, scoreGroup } from './score-group.ts';

const posting = (id: string, title: string): DayPosting => ({
  id,
  source: 'open-jobs-data',
  company: 'Larkspur Systems',
  title,
  locations: ['Toronto'],
  url: 'https://jobs.example/1',
});

const DAY = [
  posting('p1', 'Software Engineer'),
  posting('p2', 'Staff Software Engineer'),
  posting('p3', 'Web Developer'),
  posting('p4', 'Nurse'),
  posting('p5', 'Recruiter'),
];

/** Sends engineers, and doesn't list nurses. */
const PRODUCT: Product = {
  isListed: ({ title }) => title !== 'Nurse',
  wants: (_, { title }) =>
    title.includes('Engineer') ? { isSent: true, why: 'title' } : { isSent: false, why: 'other title' },
};

const person = (): Person => {
  const [first] = readPeople();
  if (!first) throw new Error('There are no people.');
  return { ...first, id: 'ida' };
};

test('scores the share of sent pairs that is wanted, and wanted ones that are lost, each per reason', () => {
  // given
  const pairs = pairLabels(
    [
      { person: 'ida', posting: 'p1' },
      { person: 'ida', posting: 'p2', reason: 'level' },
      { person: 'ida', posting: 'p3' },
      { person: 'ida', posting: 'p4' },
      { person: 'ida', posting: 'p5', reason: 'role' },
    ],
    [person()],
    DAY,
  );
  // when
  const { rows, misses } = scoreGroup('all', pairs, PRODUCT);
  // then
  expect(rows.map(({ metric, value, ok }) => [metric, value, ok])).toEqual([
    ['all, wanted share of what is sent', '50.0% (1 of 2)', false],
    ['all, wanted jobs lost', '50.0% (1 of 2)', false],
    ['all, sent but unwanted: level', '1 of 1', undefined],
    ['all, wanted but lost: other title', '1', undefined],
    ['all, wanted but not listed', '1', undefined],
  ]);
  expect(misses).toEqual([
    "sent to ida p2 'Staff Software Engineer', Larkspur Systems, Toronto: unwanted (level), sent by title",
    "lost for ida p3 'Web Developer', Larkspur Systems, Toronto: wanted, other title",
  ]);
});

test('rejects labels of people and postings that do not exist', () => {
  expect(() => pairLabels([{ person: 'ida', posting: 'p9' }], [person()], DAY)).toThrow(
    'No person ida or no posting p9.',
  );
});
