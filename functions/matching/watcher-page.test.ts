import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { aUser } from '../table/fixtures/user.ts';
import { readWanted } from './watcher.ts';
import { firstOf, pageOf, sizeOf, sortKeysOf } from './watcher-page.ts';
import { wantedWatchers } from './watchers.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

/** The rows of a partition, of people who want the same and of others. */
const rows = fc
  .array(fc.constantFrom('C# Developer', 'Backend Engineer', 'Senior Backend Engineer'), { maxLength: 20 })
  .map((titles) =>
    titles
      .flatMap((title, n) => wantedWatchers(aUser({ sub: `person-${n}`, positions: [title] }), NOW))
      .filter(({ pk }) => pk.endsWith('|remote'))
      .map((row, n) => ({ ...row, since: n }))
      .toSorted((one, other) => (one.sk < other.sk ? -1 : 1)),
  );

test('a page says of each watcher what its row says, and what several want once', () => {
  fc.assert(
    fc.property(rows, fc.nat(25), (all, limit) => {
      const page = firstOf(pageOf('WATCHER#any|remote', all), limit);
      const expected = all.slice(0, limit);
      expect(sizeOf(page)).toBe(expected.length);
      expect(page.more).toBe(all.length > limit);
      expect(sortKeysOf(page)).toEqual(expected.map(({ sk }) => sk));
      const { subs, since, wants, wanted } = page.columns;
      for (const [at, row] of expected.entries()) {
        expect(row.sk.split('#')[1]).toBe(subs[at]);
        expect(since[at]).toBe(row.since);
        expect(wanted[wants[at] ?? 0]).toEqual(readWanted(row));
      }
      expect(wanted).toHaveLength(new Set(all.map(({ sk }) => sk.split('#').slice(2).join('#'))).size);
    }),
  );
});
