import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { JOB_TYPES, LEVELS, REQUIREMENT_KINDS } from '../table/codes.ts';
import { MIN_SKILLS, WORKPLACES } from '../table/criteria.ts';
import { skillKey } from './skill-floor.ts';
import { decodeDemands, encodeDemands, NO_DEMANDS } from './watcher-demands.ts';

const anyDemands = fc.record({
  levels: fc.subarray([...LEVELS]),
  areLevelsChosen: fc.boolean(),
  terms: fc.record({
    jobTypes: fc.subarray([...JOB_TYPES]),
    workplaces: fc.subarray([...WORKPLACES]),
    minPay: fc.nat(2_000),
    includeUnstatedPay: fc.boolean(),
    languages: fc.subarray(['en', 'de', 'pt']),
    excludedRequirements: fc.subarray([...REQUIREMENT_KINDS]),
    skillFloor: fc.option(
      fc.record({
        share: fc.constantFrom(...MIN_SKILLS),
        keys: fc.subarray(['Golang', 'Rust', 'C#', 'A/B testing'].map(skillKey)).map((keys) => keys.join('')),
      }),
    ),
  }),
  includeUnstatedTerritory: fc.boolean(),
});

test('MATCH-02 a watcher’s demands are read as they were written', () => {
  fc.assert(
    fc.property(anyDemands, (demands) => {
      expect(decodeDemands(encodeDemands(demands))).toEqual(demands);
    }),
  );
});

test('a watcher without demands stores nothing, and one with all of them is short', () => {
  expect(encodeDemands(NO_DEMANDS)).toBe('');
  expect(decodeDemands('')).toEqual(NO_DEMANDS);
  const all = encodeDemands({
    levels: ['senior', 'staff'],
    areLevelsChosen: true,
    terms: {
      jobTypes: ['Fu', 'Co'],
      workplaces: ['remote'],
      minPay: 120,
      includeUnstatedPay: false,
      languages: ['en'],
      excludedRequirements: ['clearance', 'agency'],
      skillFloor: { share: 'all', keys: 'abcdefgh' },
    },
    includeUnstatedTerritory: true,
  });
  expect(all).toBe('L34|T02|W2|P120!|Gen|R0c|S1abcdefgh|U1');
});
