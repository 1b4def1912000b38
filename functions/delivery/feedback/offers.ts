import { applySetting } from '../../members/learned/apply-setting.ts';
import { settingWords } from '../../members/learned/setting-words.ts';
import type { AlertAnswer } from '../../table/codes.ts';
import type { Job } from '../../table/job.ts';
import type { Setting } from '../../table/learned.ts';
import type { User } from '../../table/user.ts';
import { wantedBy } from './is-wanted.ts';
import { type JudgedAlert, narrow } from './narrow.ts';
import { widen } from './widen.ts';

/** A person's jobs by which a setting is judged. */
export interface History {
  /** The jobs of the last seven days' alerts. */
  readonly alerts: readonly Job[];
  /** The jobs that the person saved or applied for. */
  readonly chosen: readonly Job[];
}

/** A setting to take over with one tap. */
export interface Offer {
  readonly setting: Setting;
  readonly words: string;
  /** How many of last week's alerts it would have removed, of how many, and of the saved and applied-for jobs. */
  readonly removed: number;
  readonly alerts: number;
  readonly cost: number;
}

/** A job may state several requirements, and only the person knows which one is meant. */
const MAX_REQUIREMENTS = 3;

/**
 * Returns what to offer after an answer: for an irrelevant alert the one setting that would have prevented it
 * at the least cost, and for more like it one setting of each kind. Empty if the profile no longer matches
 * the job, or if nothing helps.
 */
export function offersFor(
  user: User,
  judged: JudgedAlert,
  answer: AlertAnswer,
  history: History,
  now: Date,
): Offer[] {
  const offer = offerer(user, history, now);
  if (answer === 'moreLikeThis') return widen(user, judged.job, now).map(offer);
  if (!wantedBy(user, now)(judged.job)) return [];
  return narrow(user, judged, answer, now)
    .map(offer)
    .sort((one, other) => one.cost - other.cost || one.removed - other.removed)
    .slice(0, answer === 'requirement' ? MAX_REQUIREMENTS : 1);
}

/** Returns a function that counts what a setting removes from a history. */
function offerer(user: User, { alerts, chosen }: History, now: Date): (setting: Setting) => Offer {
  const isWanted = wantedBy(user, now);
  return (setting) => {
    const isStillWanted = wantedBy(applySetting(user, setting), now);
    const lost = (jobs: readonly Job[]) => jobs.filter((job) => isWanted(job) && !isStillWanted(job)).length;
    return {
      setting,
      words: settingWords(setting),
      removed: lost(alerts),
      alerts: alerts.length,
      cost: lost(chosen),
    };
  };
}

/** Says why nothing is offered. */
export function nothingToOffer(user: User, { job }: JudgedAlert, answer: AlertAnswer, now: Date): string {
  if (answer !== 'seen' && answer !== 'other' && answer !== 'moreLikeThis' && !wantedBy(user, now)(job))
    return 'Your settings already leave out jobs like this one.';
  return NOTHING[answer];
}

const NOTHING: Readonly<Record<AlertAnswer, string>> = {
  role: 'No word sets this job apart from the titles that you saved. You can change your job titles.',
  level: "This job doesn't name its level, or it's the only level you want.",
  place: 'This job is in the only place that you watch. You can change your places.',
  pay: "This job doesn't state its pay. You can choose a minimum in your settings.",
  requirement: "We didn't find a requirement in this job that you could leave out.",
  company: 'You have as many excluded companies as you can have. Remove one first.',
  seen: 'Thanks. Nothing to change in your settings.',
  other: 'Thanks. Nothing to change in your settings.',
  moreLikeThis: 'You already hear of all jobs like this one.',
};
