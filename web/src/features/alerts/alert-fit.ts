import { fit, fitWords } from '@daybreak/contract/fit.ts';
import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import type { Account } from '../account/api/account.ts';
import type { Alert } from './api/alerts.ts';

/** Returns a function that says how well an alert's job fits a person, in the words of the mail; '' if unknown. */
export function alertFit(
  account: Pick<Account, 'skills' | 'resumeEvidence'>,
): (alert: Pick<Alert, 'reason' | 'closeness' | 'asks'>) => string {
  const evidence = evidenceOf(account);
  return ({ reason, closeness, asks }) =>
    fitWords(fit({ title: reason.title, sharedWords: closeness, asks }, evidence));
}
