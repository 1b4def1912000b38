import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Allow, parse } from 'partial-json';
import { READING } from '../fixtures/resume.ts';
import { parsePartialReading } from './reading.ts';

describe('a streaming reading', () => {
  const text = JSON.stringify(READING);
  const at = (end: number) => parsePartialReading(parse(text.slice(0, end), Allow.ALL));

  test('AI-03 has only whole items wherever it is cut, and never fewer later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length }), fc.nat(100), (end, more) => {
        const [now, later] = [at(end), at(Math.min(text.length, end + more))];
        for (const name of ['roles', 'achievements', 'skills', 'education', 'rewrites'] as const) {
          expect(READING[name].slice(0, now[name].length)).toEqual(now[name]);
          expect(later[name].length).toBeGreaterThanOrEqual(now[name].length);
        }
      }),
    );
  });

  test.each([undefined, null, 7, 'text', [], { roles: 'none', skills: [7, null, { name: 'Go' }], x: [] }])(
    'AI-03 is empty for %j',
    (partial) => {
      expect(Object.values(parsePartialReading(partial)).flat()).toEqual([]);
    },
  );
});
