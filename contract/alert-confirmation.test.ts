import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { confirmAlert, isAlertConfirmation } from './alert-confirmation.ts';

test('a confirmation names the person and the job', () => {
  expect(confirmAlert('Ada', { jobTitle: 'Backend Engineer', fullCompanyName: 'Acme' })).toBe(
    'Ada is being notified of Backend Engineer at Acme.',
  );
});

test('every confirmation is recognized', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (who, jobTitle, fullCompanyName) => {
      expect(isAlertConfirmation(confirmAlert(who, { jobTitle, fullCompanyName }))).toBe(true);
    }),
  );
});
