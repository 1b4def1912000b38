import { type Fit, fit } from '@daybreak/contract/fit.ts';
import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import type { Alert } from '../table/alert.ts';
import { decodeAsks } from '../table/job-asks.ts';
import type { User } from '../table/user.ts';
import { countSharedWords } from './count-shared-words.ts';
import type { TitledJob } from './match-rule.ts';
import { memoize, titleTest, wantsOf } from './match-rule.ts';

/** Returns a function that scores a person's alerts, by what they keep of their jobs. */
export function fitOfAlerts(
  user: Pick<User, 'skills' | 'resumeEvidence'>,
): (alert: Pick<Alert, 'reason' | 'closeness' | 'asks'>) => Fit {
  const evidence = evidenceOf(user);
  return ({ reason, closeness, asks }) =>
    fit({ title: reason.title, sharedWords: closeness, asks: decodeAsks(asks) }, evidence);
}

/** Returns a function that scores matching jobs, by the saved title that is closest to the job's. */
export function fitOfJobs(user: User, now: Date): (job: TitledJob, asks: string) => Fit {
  const evidence = evidenceOf(user);
  const wants = wantsOf(user, now);
  const titles = wants.titles.map((title) => ({
    text: title.text,
    isNamedBy: titleTest({ ...wants, titles: [title] }),
  }));
  const asksOf = memoize(decodeAsks);
  return (job, asks) => {
    let closest = { title: '', sharedWords: 0 };
    for (const { text, isNamedBy } of titles) {
      if (!isNamedBy(job)) continue;
      const sharedWords = countSharedWords(text, job.jobTitle);
      if (closest.title === '' || sharedWords > closest.sharedWords) closest = { title: text, sharedWords };
    }
    return fit({ ...closest, asks: asksOf(asks) }, evidence);
  };
}
