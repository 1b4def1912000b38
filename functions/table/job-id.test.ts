import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isValidJobId, newJobId, requireJobId } from './job-id.ts';
import { postingKey } from './keys.ts';

const anyTime = fc.date({
  min: new Date('1970-01-01T00:00:00.000Z'),
  max: new Date('3000-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});
const anyPosting = fc.tuple(fc.string(), fc.string()).map(([board, id]) => postingKey(board, id));

describe('a new job id', () => {
  test('is 16 lower-case letters and digits, and the same for the same posting and time', () => {
    expect(newJobId(new Date('2026-06-01T12:00:00.000Z'), postingKey('greenhouse:acme', '1'))).toBe(
      '1kt1gw6g02egahba',
    );
    fc.assert(
      fc.property(anyTime, anyPosting, (detectedAt, posting) => {
        const id = newJobId(detectedAt, posting);
        expect(id).toMatch(/^[0-9a-z]{16}$/);
        expect(newJobId(new Date(detectedAt), { ...posting })).toBe(id);
      }),
    );
  });

  test('sorts by detection time, whatever the postings', () => {
    fc.assert(
      fc.property(
        anyTime,
        fc.integer({ min: 1, max: 1_000 }),
        anyPosting,
        anyPosting,
        (at, later, one, other) => {
          expect(newJobId(at, one) < newJobId(new Date(at.getTime() + later), other)).toBe(true);
        },
      ),
    );
  });

  test('differs between the postings that a board shows at one time', () => {
    const detectedAt = new Date('2026-06-01T12:00:00.000Z');
    const ids = Array.from({ length: 1_500 }, (_, id) =>
      newJobId(detectedAt, postingKey('greenhouse:acme', `${id}`)),
    );
    expect(new Set(ids).size).toBe(1_500);
  });
});

test('an empty or long id is invalid', () => {
  expect(['', 'x'.repeat(65), 'é'.repeat(33)].map(isValidJobId)).toEqual([false, false, false]);
  expect(['greenhouse-acme-1', 'x'.repeat(64)].map(isValidJobId)).toEqual([true, true]);
});

test('API-02 an invalid id is refused', () => {
  for (const id of ['', 'x'.repeat(65)])
    expect(() => requireJobId(id)).toThrow(
      expect.objectContaining({ code: 'BadInput', message: 'jobID: This is not the id of a job.' }),
    );
  expect(() => requireJobId('greenhouse-acme-1')).not.toThrow();
});
