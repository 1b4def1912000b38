import { describe, expect, test } from '@jest/globals';
import { explain } from './explain.ts';
import { names } from './names.ts';
import { readPairs } from './pairs/read.ts';
import { parseTitle } from './parse.ts';

const namesRole = (saved: string, job: string) => names(parseTitle(saved), parseTitle(job));

describe('a job title and a saved title', () => {
  test('MATCH-01 agree on every pair of our own tables', () => {
    const pairs = readPairs();
    expect(pairs.length).toBeGreaterThan(400);
    expect(pairs.filter(({ saved, job, named }) => namesRole(saved, job) !== named)).toEqual([]);
  });

  test.each([
    ['turned round', 'Engineering Manager', 'Mgr, Software Engineering'],
    ['with a level added', 'Software Engineer', 'SWE II (Payments)'],
    ['with a numeral of another script', 'Software Engineer II', 'Software Engineer Ⅱ'],
    ['as one of several roles', 'Network Engineer', 'Tier II Help Desk / Network Engineer'],
    ['spelled out', 'SRE', 'Staff Site Reliability Engineer'],
    ['in another script', '会計士', '会計士 (東京)'],
    ['without a head, by its field', 'Data Science', 'Senior Data Scientist'],
    ['without a head, under any practitioner', 'DevOps', 'Software Engineer - DevOps'],
  ])('MATCH-01 meet when the role is named %s', (_, saved, job) => {
    expect(namesRole(saved, job)).toBe(true);
  });

  test.each([
    ['the seller of the thing', 'Product Manager', 'Product Marketing Manager'],
    ['the manager of the practitioners', 'Data Scientist', 'Manager, Data Science'],
    ['one half of a double role', 'Sales and Marketing Manager', 'Marketing Manager'],
    ['a lower level than the saved one', 'Senior Software Engineer', 'Software Engineer II'],
    ['a course in the field', 'Data Scientist', 'Data Science for Analytics (Spring 2026)'],
    ['nothing at all', 'Data Scientist', ' 🚀 — '],
    ['something, when nothing was saved', ' ', 'Data Scientist'],
  ])('MATCH-01 do not meet when the job names %s', (_, saved, job) => {
    expect(namesRole(saved, job)).toBe(false);
  });

  test('MATCH-01 tell in a phrase why they met', () => {
    const saved = parseTitle(' Backend Engineer');
    const job = parseTitle('Senior  Backend Engineer, Payments\t');
    expect(explain(saved, job)).toBe('Senior Backend Engineer, Payments names your title Backend Engineer');
    expect(explain(saved, parseTitle(`Backend Engineer ${'x'.repeat(200)}`)).length).toBeLessThan(130);
  });
});
