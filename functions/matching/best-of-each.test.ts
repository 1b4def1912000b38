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
      // when
      const found: { sub: string }[] = [];
      bestOfEach(judged, LATEST, isBetter, (sub, best) => {
        found.push({ sub, ...best });
      });
      found.sort((one, other) => Number(one.sub) - Number(other.sub));
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
      expect(found).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
