import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { withCurrentReason } from './current-reason.ts';

const job = aJob({ jobTitle: 'Senior Backend Engineer, Payments' });
const reasonFor = (positions: readonly string[]) => {
  const user = aUser({ positions: [...positions], generatedPositions: [] });
  return withCurrentReason(user, job, anAlert(user.sub, job.jobID)).reason;
};

describe('the reason in a mail', () => {
  test('MATCH-01 is the one of the match while its title is saved', () => {
    const { title } = anAlert('ada', job.jobID).reason;
    expect(reasonFor([title]).title).toBe(title);
  });

  test('MATCH-01 is another saved title that matches, once that was removed', () => {
    expect(reasonFor(['Data Analyst', 'Server Engineer', 'Software Engineer'])).toMatchObject({
      title: 'Software Engineer',
      words: 'Matches Software Engineer in the USA',
    });
  });

  test('MATCH-01 cites no title that is gone', () => {
    const { title, words } = reasonFor(['Data Analyst']);
    expect([title, words]).toEqual(['', 'Acme has a job for you']);
  });
});
