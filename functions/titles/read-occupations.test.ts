import { expect, test } from '@jest/globals';
import { readLine, readNames } from './read-occupations.ts';

test('MATCH-01 every name in the dictionary names a role', () => {
  expect(readNames().length).toBeGreaterThan(5_000);
});

test('MATCH-01 a line names a job, its other names and narrower ones', () => {
  const payroll = { head: 'specialist', words: ['payroll'], levels: [] };
  expect(readLine('Payroll Specialist: Payroll Clerk/Analyst > Payroll Accountant')).toEqual([
    { head: 'clerk', words: ['payroll'], levels: [], common: payroll, isSame: true },
    { head: 'analyst', words: ['payroll'], levels: [], common: payroll, isSame: true },
    { head: 'accountant', words: ['payroll'], levels: [], common: payroll, isSame: false },
  ]);
});

test.each(['Payroll', 'Remote Assistant', 'Payroll and Benefits Clerk'])(
  'MATCH-01 a line with %s, which names no role of its own, is refused',
  (name) => {
    expect(() => readLine(`Payroll Specialist: ${name}`)).toThrow(
      `'${name}' in occupations.txt does not name a role.`,
    );
  },
);
