/** Numbers that the functions and the site share. */

/** Free alerts of an account without a subscription. An alert is one message with up to 10 jobs. */
export const FREE_ALERTS = 10;

/** How long a past-due subscription stays active after the paid period, in seconds. */
export const GRACE_SECONDS = 7 * 86_400;

/** The alert settings of a new account. Times are 'HH:MM' in the person's time zone; empty quiet hours are off. */
export const DEFAULT_ALERT_SETTINGS = {
  foldMinutes: 10,
  messagesADay: 12,
  digestAt: '18:00',
  quietFrom: '',
  quietTo: '',
  pausedUntil: '',
};

/** The criteria of a new account: every job that its titles and places match. */
export const DEFAULT_CRITERIA = {
  levels: null,
  jobTypes: [],
  workplaces: [],
  minPay: null,
  includeUnstatedPay: true,
  includeUnstatedTerritory: false,
  languages: [],
  excludedRequirements: [],
  minSkills: null,
};

/** How long a pause of alerts lasts, in milliseconds. */
export const PAUSE_MS = 14 * 86_400_000;

/** How many dream companies a profile can have. */
export const MAX_DREAM_COMPANIES = 50;

/** How many skills a person can add to a profile. */
export const MAX_SKILLS = 50;
