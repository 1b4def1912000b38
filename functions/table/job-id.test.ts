import { expect, test } from '@jest/globals';
import { isValidJobId, requireJobId } from './job-id.ts';

test('an empty or long id is invalid', () => {
  expect(['', 'x'.repeat(501), 'é'.repeat(251)].map(isValidJobId)).toEqual([false, false, false]);
  expect(['greenhouse-acme-1', 'x'.repeat(500)].map(isValidJobId)).toEqual([true, true]);
});

test('API-02 an invalid id is refused', () => {
  for (const id of ['', 'x'.repeat(501)])
    expect(() => requireJobId(id)).toThrow(
      expect.objectContaining({ code: 'BadInput', message: 'jobID: This is not the id of a job.' }),
    );
  expect(() => requireJobId('greenhouse-acme-1')).not.toThrow();
});
