import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ROLES } from '../../table/codes.ts';
import type { JobFilters } from '../filters.ts';
import { bruteForce } from '../fixtures/brute-force.ts';
import { anyFacts, anyFilters, entry, HOUR, indexOf, NOW, type Open } from '../fixtures/entries.ts';
import { findAlternatives } from './alternatives.ts';

const jobs = fc
  .array(fc.tuple(anyFacts, fc.nat({ max: 50 })), { maxLength: 60 })
  .map((all) => all.map(([job, age], n) => entry(`job-${n}`, NOW - age * HOUR, job)));

/** The question without each filter. */
const without: readonly (readonly [string, JobFilters])[] = [
  ['title', { title: null }],
  ['specialization', { specialization: null }],
  ['jobType', { jobType: null }],
  ['place', { city: null, state: null, country: null }],
  ['seniority', { seniority: null }],
  ['workplace', { workplace: null }],
  ['minPay', { minPay: null }],
  ['postedWithinHours', { postedWithinHours: null }],
  ['excludedRequirements', { excludedRequirements: null }],
];

/** Every change of one filter, one board at a time. */
function changes(entries: readonly Open[], asked: JobFilters): Map<string, number> {
  const count = (change: JobFilters) => bruteForce(entries, { ...asked, ...change }).length;
  const others = ROLES.filter((role) => asked.fRole && role !== asked.fRole);
  const found = [
    ...without.map(([filter, change]) => [filter, count(change)] as const),
    ...others.map((role) => [role, count({ fRole: role, specialization: null })] as const),
  ];
  return new Map(found.filter(([, total]) => total > 0));
}

test('HOME-15 the alternatives of an empty board are what each change of one filter would show', () => {
  let empty = 0;
  fc.assert(
    fc.property(jobs, anyFilters, (entries, asked) => {
      if (bruteForce(entries, asked).length > 0) return;
      empty += 1;
      const found = findAlternatives(indexOf(entries).listing(), asked, NOW);
      expect(new Map(found.map(({ filter, role, total }) => [role ?? filter, total]))).toEqual(
        changes(entries, asked),
      );
      const totals = found.map(({ total }) => total);
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    }),
    { numRuns: 300 },
  );
  expect(empty).toBeGreaterThan(30);
});

test('HOME-15 a misspelled title is looked for in other roles as it was meant', () => {
  const product = entry('job', NOW - HOUR, {
    title: 'Product Manager',
    company: 'Larkspur',
    industry: '',
    role: 'Pr',
    jobType: 'Fu',
    remote: false,
    specializations: [],
    places: [],
    facts: {},
    pay: 0,
    asks: '',
  });
  const found = findAlternatives(
    indexOf([product]).listing(),
    { title: 'prodcut manager', fRole: 'En' },
    NOW,
  );
  expect(found).toEqual([{ filter: 'fRole', role: 'Pr', total: 1 }]);
});
