import { expect, test } from '@jest/globals';
import { type NamedRole, readLine, readNames } from './read-occupations.ts';

test('MATCH-01 every name in the dictionary names a role', () => {
  expect(readNames().length).toBeGreaterThan(5_000);
});

test('MATCH-01 a line names a job, its other names and narrower ones', () => {
  const textOf = ({ words, head }: NamedRole) => [...words, head].map(({ text }) => text).join(' ');
  const names = readLine('Payroll Specialist: Payroll Clerk/Analyst > Payroll Accountant');
  expect(names.map((name) => [textOf(name), name.isSame, textOf(name.common)])).toEqual([
    ['payroll clerk', true, 'payroll specialist'],
    ['payroll analyst', true, 'payroll specialist'],
    ['payroll accountant', false, 'payroll specialist'],
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
