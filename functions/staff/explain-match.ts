import { levelNames } from '@daybreak/contract/job-codes.ts';
import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { termsOf, unmetTerm, wantedLevels } from '../matching/criteria.ts';
import { companyKey, dreamCompanies, explainCompany } from '../matching/dream-companies.ts';
import { findExclusion } from '../matching/exclusions.ts';
import { titleTest, type WantedTitle, wantsOf, watchedPlacesOf } from '../matching/match-rule.ts';
import { inPlace, matchWords, remoteWords } from '../matching/match-words.ts';
import { shortenTitle } from '../matching/saved-title.ts';
import { type Channel, hasSubscription, openChannels } from '../members/entitlements.ts';
import { placeMatches } from '../places/place-match.ts';
import type { Reason } from '../table/alert.ts';
import type { Level } from '../table/codes.ts';
import { isLeft } from '../table/is-left.ts';
import { isPublic } from '../table/is-public.ts';
import type { User } from '../table/user.ts';
import { wasNews } from '../table/was-news.ts';
import { isAtLevel } from '../titles/levels-of-title.ts';
import type { MatchCase } from './match-case.ts';
import { formatSendTime, formatTime } from './send-time.ts';
import { unmetWords } from './unmet-words.ts';

/** The result of one rule for a person and a job. */
export interface Check {
  readonly rule:
    | 'title'
    | 'location'
    | 'level'
    | 'criteria'
    | 'excludes'
    | 'posting'
    | 'channel'
    | 'free alerts'
    | 'timing'
    | 'ledger';
  readonly holds: boolean;
  readonly words: string;
}

/** The first saved title that names the job, at whatever level its text asks for. */
function matchingTitle({ user, job, now }: MatchCase): WantedTitle | undefined {
  const wants = wantsOf(user, now);
  return wants.titles.find(({ text }) => titleTest({ ...wants, titles: [{ text, levels: [] }] })(job));
}

const matchingCompany = ({ user, job, now }: MatchCase): string | undefined =>
  dreamCompanies(user, now).get(companyKey(job.fullCompanyName) ?? '');

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  mail: 'email',
  push: 'push notification',
  text: 'text',
};

/** Checks all rules in the order in which they apply. */
export function checkRules(matchCase: MatchCase): Check[] {
  const { user, meter, job, alert, now } = matchCase;
  const title = matchingTitle(matchCase);
  const named = title?.text ?? matchingCompany(matchCase);
  const levels = title?.levels ?? wantedLevels(user, '');
  const unmet = unmetTerm(termsOf(user), job);
  const place = placeMatches(watchedPlacesOf(user), job);
  const excluded = findExclusion(user, job);
  const sendTime = formatSendTime(matchCase);
  const channels = openChannels(user).map((channel) => CHANNEL_NAMES[channel]);
  const freeAlerts = FREE_ALERTS - meter.charged.size;
  const isSubscribed = hasSubscription(user, now);
  const check = (rule: Check['rule'], holds: boolean, yes: string, no: string): Check => ({
    rule,
    holds,
    words: holds ? yes : no,
  });
  return [
    check('title', named !== undefined, `Matches “${named}”.`, 'No saved title matches this job.'),
    check('location', place.matches, `Matches ${place.by}.`, 'No saved location matches this job.'),
    check(
      'level',
      isAtLevel(levels, job.levels),
      job.levels.length === 0 ? 'The job names no level.' : `The job is for ${levelWords(job.levels)}.`,
      `The job is for ${levelWords(job.levels)}, the person wants ${levelWords(levels)}.`,
    ),
    check(
      'criteria',
      unmet === undefined,
      'The job meets the criteria.',
      unmet === undefined ? '' : unmetWords(unmet, matchCase),
    ),
    check(
      'excludes',
      excluded === undefined,
      'Nothing excludes the job.',
      `The person excludes ${excluded}.`,
    ),
    check(
      'posting',
      job.closedAt === null && ((isPublic(job) && wasNews(job)) || alert !== undefined),
      'The posting is open.',
      describePosting(matchCase),
    ),
    check(
      'channel',
      channels.length > 0,
      `Alerts go out by ${new Intl.ListFormat('en').format(channels)}.`,
      describeChannels(user),
    ),
    check(
      'free alerts',
      isSubscribed || freeAlerts > 0,
      isSubscribed
        ? 'The person has a subscription.'
        : `${freeAlerts} of ${FREE_ALERTS} free alerts are left.`,
      'No free alerts are left.',
    ),
    {
      rule: 'timing',
      holds: true,
      words: sendTime ? `A message can be sent from ${sendTime}.` : 'A message can be sent now.',
    },
    { rule: 'ledger', holds: alert?.state !== 'sent', words: describeAlert(matchCase) },
  ];
}

const levelList = new Intl.ListFormat('en', { type: 'disjunction' });
const levelWords = (levels: readonly Level[]): string =>
  levelList.format(levels.map((level) => levelNames[level].toLowerCase()));

function describePosting(matchCase: MatchCase): string {
  const { job } = matchCase;
  if (job.closedAt !== null) return `The posting closed on ${formatTime(job.closedAt, matchCase)}.`;
  return wasNews(job)
    ? "The job's board isn't confirmed, so that only people who follow it are alerted."
    : 'The job was on its board before we read it, so it causes no alerts.';
}

const describeChannels = ({ userPrefs: { notifyEmail, emailState, notifyText, textState } }: User): string =>
  `No channel is on: email is ${notifyEmail ? emailState : 'turned off'}, text is ${notifyText ? textState : 'turned off'}, push is turned off.`;

function describeAlert(matchCase: MatchCase): string {
  const { alert, meter } = matchCase;
  if (!alert) return 'There is no alert yet.';
  if (alert.state === 'sent')
    return alert.sentAt === null ? 'The alert was sent.' : `Sent on ${formatTime(alert.sentAt, matchCase)}.`;
  if (alert.state === 'pending' && isLeft(meter, alert))
    return 'No message had room for the alert: it stays on the alerts page.';
  if (alert.state === 'pending') return describePending(formatSendTime(matchCase));
  return `The alert is ${alert.state}${alert.why === '' ? '.' : `: ${alert.why}`}`;
}

const describePending = (sendTime: string | undefined): string =>
  sendTime ? `The alert is scheduled for ${sendTime}.` : 'The alert is being sent.';

/** Summarizes the rules and the state of the alert for staff. */
export function describeVerdict(
  checks: readonly Check[],
  { user, alert }: Pick<MatchCase, 'user' | 'alert'>,
): string {
  const who = user.firstName === '' ? 'The person' : user.firstName;
  const failing = checks.filter(({ holds }) => !holds);
  const ledger = checks.find(({ rule }) => rule === 'ledger');
  const hasAlert = alert?.state === 'sent' || (alert?.state === 'pending' && failing.length === 0);
  if (hasAlert) return `${who} already has this alert. ${ledger?.words ?? ''}`;
  if (failing.length === 0) return `${who} can be alerted to this job.`;
  return `${who} can't be alerted. ${failing.map(({ words }) => words).join(' ')}`;
}

/** Returns the reason that matching would give. */
export function toReason(matchCase: MatchCase): Reason {
  const { user, job } = matchCase;
  const title = matchingTitle(matchCase);
  const { by } = placeMatches(watchedPlacesOf(user), job);
  const place = by.startsWith('remote') ? remoteWords(job) : inPlace(by);
  return {
    title: title?.text ?? '',
    place: by,
    jobType: user.userPrefs.preferredJobType ?? '',
    words:
      title === undefined
        ? explainCompany(matchingCompany(matchCase) ?? job.fullCompanyName)
        : matchWords(job)({ title: shortenTitle(title.text), place, minPay: termsOf(user).minPay }),
    change: '',
  };
}
