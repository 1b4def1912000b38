import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { JOB_TYPES, LEVELS, ROLES } from './codes.ts';
import { decodeEntry, encodeEntry, type ListingEntry } from './listing-entry.ts';

const text = fc.string({ unit: 'grapheme' });
const known = { written: fc.constant('2026-05-20T12:00:00.000Z'), jobId: text, detected: text };
const entries: fc.Arbitrary<ListingEntry> = fc.oneof(
  fc.record({ ...known, closed: fc.constant(true as const) }),
  fc.record({
    ...known,
    title: text,
    company: text,
    industry: text,
    remote: fc.boolean(),
    specializations: fc.array(text),
    role: fc.constantFrom(...ROLES),
    jobType: fc.constantFrom(...JOB_TYPES),
    places: fc.array(fc.record({ city: text, state: text, country: text })),
    facts: fc.record(
      { levels: fc.subarray([...LEVELS]), workplace: fc.constantFrom('hybrid', 'remote') },
      { requiredKeys: [] },
    ),
    pay: fc.nat(),
    asks: text,
  }),
);

test('a listing entry is the same after encoding and decoding, for any text', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const row = { pk: 'LISTING', sk: `${entry.written}#job`, entry: encodeEntry(entry), expiresAt: 0 };
      expect(decodeEntry(row)).toEqual(entry);
    }),
  );
});

test('an entry from before facts, pay and asked skills has none', () => {
  const entry = JSON.stringify(['job', '', 'Nurse', 'Larkspur', '', 'Op', 'Fu', false, [], []]);
  expect(decodeEntry({ sk: '2026-05-20T12:00:00.000Z#job', entry })).toMatchObject({
    facts: {},
    pay: 0,
    asks: '',
  });
});

test.each([
  [{}],
  [{ sk: 'a', entry: '' }],
  [{ sk: 'a', entry: '{}' }],
  [{ sk: 'a', entry: '["a","b","c"]' }],
])('%#: an invalid row is refused', (row) => {
  expect(() => decodeEntry(row)).toThrow();
});
