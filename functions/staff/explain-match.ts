import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { JOB_TYPE_NAMES } from '../delivery/mail/words.ts';
import { companyKey, dreamCompanies } from '../matching/dream-companies.ts';
import { findExclusion } from '../matching/exclusions.ts';
import { acceptsEmail, acceptsText, hasSubscription } from '../members/entitlements.ts';
import { savedTitles } from '../members/saved-titles.ts';
import { placeMatches } from '../places/place-match.ts';
import type { Alert, Meter, Reason } from '../table/alert.ts';
import type { JobType } from '../table/codes.ts';
import type { Job } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { names } from '../titles/names.ts';
import { parseTitle } from '../titles/parse.ts';
import { momentOf, waitsUntil } from './timing.ts';

/** A rule and how it stands between a person and a job. */
export interface Check {
  readonly rule:
    | 'title'
    | 'place'
    | 'type'
    | 'excludes'
    | 'posting'
    | 'channel'
    | 'free alerts'
    | 'timing'
    | 'ledger';
  readonly holds: boolean;
  readonly words: string;
}

/** What is known of a person and a job. */
export interface Case {
  readonly user: User;
  readonly meter: Meter;
  readonly job: Job;
  /** What the ledger holds of the two. */
  readonly alert: Alert | undefined;
  /** What the ledger holds of the person that is still to go; the alert of the two may be among it. */
  readonly waiting: readonly Alert[];
  readonly now: Date;
}

/** Which title, or dream company, of the person a job's is; undefined for none. */
function titleOf({ user, job, now }: Case): string | undefined {
  const title = parseTitle(job.jobTitle);
  const saved = savedTitles(user).find((one) => names(parseTitle(one), title));
  return saved ?? dreamCompanies(user, now).get(companyKey(job.fullCompanyName) ?? '');
}

/** Every rule between a person and a job, in the order in which they decide. */
export function checksOf(given: Case): Check[] {
  const { user, meter, job, alert, now } = given;
  const { preferredJobType, includeRemote } = user.userPrefs;
  const title = titleOf(given);
  const place = placeMatches({ locations: user.locations, includeRemote }, job);
  const excluded = findExclusion(user, job);
  const until = waitsUntil(given);
  const channels = [acceptsEmail(user) ? 'e-mail' : '', acceptsText(user) ? 'text' : ''].filter(Boolean);
  const left = FREE_ALERTS - meter.charged.size;
  const subscribed = hasSubscription(user, now);
  const check = (rule: Check['rule'], holds: boolean, yes: string, no: string): Check => ({
    rule,
    holds,
    words: holds ? yes : no,
  });
  return [
    check('title', title !== undefined, `Wanted as “${title}”.`, 'No saved title names this job.'),
    check('place', place.matches, `Wanted in ${place.by}.`, 'No place of the person has this job.'),
    check(
      'type',
      !preferredJobType || preferredJobType === job.jobType,
      preferredJobType ? 'The type is the wanted one.' : 'Every type is wanted.',
      `The type is ${typeName(job.jobType)}, the person wants ${typeName(preferredJobType)}.`,
    ),
    check('excludes', excluded === undefined, 'Nothing excludes it.', `The person excludes ${excluded}.`),
    check('posting', job.closedAt === null, 'The posting is open.', closingWords(given)),
    check('channel', channels.length > 0, `Open: ${channels.join(', ')}.`, closedWords(user)),
    check(
      'free alerts',
      subscribed || left > 0,
      subscribed ? 'The person subscribes.' : `${left} of ${FREE_ALERTS} free alerts are left.`,
      'No free alert is left.',
    ),
    {
      rule: 'timing',
      holds: true,
      words: until ? `A message waits until ${until}.` : 'A message can go at once.',
    },
    { rule: 'ledger', holds: alert?.state !== 'sent', words: ledgerWords(given) },
  ];
}

const typeName = (type: JobType | null): string => (type ? JOB_TYPE_NAMES[type].toLowerCase() : 'any');

const closingWords = (given: Case): string =>
  given.job.closedAt === null ? '' : `The posting closed on ${momentOf(given.job.closedAt, given)}.`;

const closedWords = ({ userPrefs: { notifyEmail, emailState, notifyText, textState } }: User): string =>
  `No channel is open: e-mail is ${notifyEmail ? emailState : 'turned off'}, text is ${notifyText ? textState : 'turned off'}.`;

function ledgerWords(given: Case): string {
  const { alert } = given;
  if (!alert) return 'There is no alert yet.';
  if (alert.state === 'sent')
    return alert.sentAt === null ? 'It was sent.' : `Sent on ${momentOf(alert.sentAt, given)}.`;
  if (alert.state === 'pending') return pendingWords(waitsUntil(given));
  return `The alert is ${alert.state}${alert.why === '' ? '.' : `: ${alert.why}`}`;
}

const pendingWords = (until: string | undefined): string =>
  until ? `It waits until ${until}.` : 'It is on its way.';

/** What would come of an alert now, or came of it, in a sentence. */
export function verdictOf(checks: readonly Check[], { user, alert }: Pick<Case, 'user' | 'alert'>): string {
  const who = user.firstName === '' ? 'The person' : user.firstName;
  const failing = checks.filter(({ holds }) => !holds);
  const ledger = checks.find(({ rule }) => rule === 'ledger');
  const has = alert?.state === 'sent' || (alert?.state === 'pending' && failing.length === 0);
  if (has) return `${who} already has this alert. ${ledger?.words ?? ''}`;
  if (failing.length === 0) return `${who} can be alerted of this job.`;
  return `Nothing is sent to ${who}. ${failing.map(({ words }) => words).join(' ')}`;
}

/** Why staff's alert came, as matching would have said it. */
export function reasonOf(given: Case): Reason {
  const { user, job } = given;
  const title = titleOf(given) ?? '';
  const places = { locations: user.locations, includeRemote: user.userPrefs.includeRemote };
  return {
    title: savedTitles(user).includes(title) ? title : '',
    place: placeMatches(places, job).by,
    jobType: user.userPrefs.preferredJobType ?? '',
    words: `${job.jobTitle} is for your ${title}`,
  };
}
