import { expect, test } from '@jest/globals';
import { isValidJobId, requireJobId } from './job-id.ts';

test('no row can have an id that is empty or long', () => {
  expect(['', 'x'.repeat(501), 'é'.repeat(251)].map(isValidJobId)).toEqual([false, false, false]);
  expect(['greenhouse-acme-1', 'x'.repeat(500)].map(isValidJobId)).toEqual([true, true]);
});

test('API-02 an id that no job can have is bad input', () => {
  for (const id of ['', 'x'.repeat(501)])
    expect(() => requireJobId(id)).toThrow(
      expect.objectContaining({ code: 'BadInput', message: 'jobID: This is not the id of a job.' }),
    );
  expect(() => requireJobId('greenhouse-acme-1')).not.toThrow();
});
