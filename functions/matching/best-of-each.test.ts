import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { bestOfEach } from './best-of-each.ts';
import { pageOf } from './watcher-page.ts';

const LATEST = 5;

/** A watcher of one of a few people, some with the same hash. */
const watcher = fc.record({ person: fc.nat(5), since: fc.nat(LATEST + 1), value: fc.nat(3) });
const hashes = ['00000000', '0000000a', '7fffffff', '80000000', 'ffffffff', 'ffffffff'];

test('merged pages have everyone once, with the best outcome and the first of equals', () => {
  const isBetter = (one: { value: number }, other: { value: number }) => one.value > other.value;
  const pages = fc.array(fc.array(watcher, { maxLength: 10 }), { maxLength: 6 });
  fc.assert(
    fc.property(pages, (all) => {
      // given
      const sorted = all.map((own) => own.toSorted((one, other) => one.person - other.person));
      const judged = sorted.map((own, page) => ({
        page: pageOf(
          'WATCHER#any|remote',
          own.map(({ person, since }, at) => ({ sk: `${hashes[person]}#${person}##Title ${at}`, since })),
        ),
        // Value 0 is no match.
        outcomes: own.map(({ value }, at) => (value === 0 ? undefined : { value, page, at })),
      }));
      // An index in memory numbers its people, here so that each is in a range of its own.
      const numbered = judged.map(({ page, outcomes }) => ({
        page: {
          ...page,
          columns: {
            ...page.columns,
            people: Uint32Array.from(page.columns.subs, (sub) => Number(sub) * 10_000),
          },
        },
        outcomes,
      }));
      const bestsOf = (some: typeof judged) => {
        const found: { sub: string }[] = [];
        bestOfEach(some, LATEST, isBetter).visitPeople((sub, best) => {
          found.push({ sub, ...best });
        });
        return found.toSorted((one, other) => Number(one.sub) - Number(other.sub));
      };
      // then
      const outcomes = sorted.flatMap((own, page) => own.map((one, at) => ({ ...one, page, at })));
      const matching = outcomes.filter(({ since, value }) => since <= LATEST && value > 0);
      const byPerson = Map.groupBy(matching, ({ person }) => person);
      const expected = [...byPerson]
        .toSorted(([one], [other]) => one - other)
        .map(([person, own]) => {
          const { value, page, at } = own.toSorted((one, other) => other.value - one.value)[0] ?? {};
          return { sub: `${person}`, value, page, at };
        });
      expect(bestsOf(judged)).toEqual(expected);
      expect(bestsOf(numbered)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a table that grew for many people has none of them left for the next', () => {
  const isBetter = () => false;
  const people = (count: number) => Array.from({ length: count }, (_, n) => n.toString(16).padStart(8, '0'));
  const find = (count: number) => {
    const rows = people(count).map((hash) => ({ sk: `${hash}#person-${hash}##Engineer`, since: 0 }));
    const found: string[] = [];
    const page = pageOf('WATCHER#any|remote', rows);
    bestOfEach([{ page, outcomes: ['match'] }], LATEST, isBetter).visitPeople((sub) => found.push(sub));
    return found;
  };
  for (const count of [3, 2_000, 3, 700])
    expect(find(count)).toEqual(people(count).map((hash) => `person-${hash}`));
});
