import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Allow, parse } from 'partial-json';
import { ANSWER } from '../fixtures/resume.ts';
import { readSoFar } from './read-so-far.ts';

describe('an answer that is still coming', () => {
  const text = JSON.stringify(ANSWER);
  const at = (end: number) => readSoFar(parse(text.slice(0, end), Allow.ALL));

  test('AI-03 is whole things of the whole answer wherever it is cut, and never fewer of them later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length }), fc.nat(100), (end, more) => {
        const [now, later] = [at(end), at(Math.min(text.length, end + more))];
        for (const name of ['roles', 'achievements', 'skills', 'education', 'rewrites'] as const) {
          expect(ANSWER[name].slice(0, now[name].length)).toEqual(now[name]);
          expect(later[name].length).toBeGreaterThanOrEqual(now[name].length);
        }
      }),
    );
  });

  test.each([undefined, null, 7, 'text', [], { roles: 'none', skills: [7, null, { name: 'Go' }], x: [] }])(
    'AI-03 is nothing where it is %j',
    (partial) => {
      expect(Object.values(readSoFar(partial)).flat()).toEqual([]);
    },
  );
});
