import { expect, test } from '@jest/globals';
import { modeOfTitle, workplaceOf } from './workplace.ts';

const nowhere = { remote: false, hybrid: false, onsite: false };

test("the board's own field wins over the locations, and they over the title", () => {
  expect(workplaceOf('hybrid', { ...nowhere, remote: true }, 'Engineer (Remote)')).toEqual({
    workplace: 'hybrid',
    isRemote: false,
  });
  expect(workplaceOf(undefined, { ...nowhere, hybrid: true }, 'Engineer (Remote)')).toEqual({
    workplace: 'hybrid',
    isRemote: false,
  });
  expect(workplaceOf(undefined, nowhere, 'Engineer (Remote)')).toEqual({
    workplace: 'remote',
    isRemote: true,
  });
  expect(workplaceOf(undefined, { ...nowhere, onsite: true }, 'Engineer')).toEqual({
    workplace: 'onsite',
    isRemote: false,
  });
  expect(workplaceOf(undefined, nowhere, 'Engineer')).toEqual({ workplace: 'unknown', isRemote: false });
});

test('a job offered remotely in one place and hybrid in another is remote', () => {
  expect(workplaceOf(undefined, { remote: true, hybrid: true, onsite: false }, 'Engineer').isRemote).toBe(
    true,
  );
});

test.each([
  ['Software Engineer (Remote)', 'remote'],
  ['Support Specialist | Remote | AI SaaS', 'remote'],
  ['Remote Data Scientist', 'remote'],
  ['Engineer - Hybrid', 'hybrid'],
  ['Backend Developer (Remote - US)', 'remote'],
  ['Remote Sensing Scientist', undefined],
  ['Hybrid Cloud Engineer', undefined],
  ['Distributed Systems Engineer', undefined],
  ['Virtual Reality Developer', undefined],
  ['Software Engineer, Remote Control', undefined],
] as const)('%s', (title, mode) => {
  expect(modeOfTitle(title)).toBe(mode);
});
