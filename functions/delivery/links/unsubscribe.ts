import { withoutTitle } from '../../members/remove-title.ts';
import type { User } from '../../table/user.ts';

/** The alerts that a person unsubscribes from. */
export type UnsubscribeScope = 'email' | 'text' | 'push' | 'everything' | { readonly title: string };

/** The copy of the unsubscribe page, before and after. */
export interface UnsubscribeCopy {
  readonly question: string;
  readonly consequence: string;
  readonly button: string;
  readonly done: string;
  readonly result: string;
}

/** Returns the record after unsubscribing; undefined if nothing changes. */
export function unsubscribe(user: User, scope: UnsubscribeScope): User | undefined {
  const { userPrefs, positions, generatedPositions } = user;
  if (typeof scope === 'object') {
    const titles = withoutTitle(user, scope.title);
    const isSame =
      titles.positions.length === positions.length &&
      titles.generatedPositions.length === generatedPositions.length;
    return isSame ? undefined : { ...user, ...titles };
  }
  const ends = (channel: UnsubscribeScope) => scope === channel || scope === 'everything';
  const notifyEmail = userPrefs.notifyEmail && !ends('email');
  const notifyText = userPrefs.notifyText && !ends('text');
  const pushDevices = ends('push') ? [] : user.pushDevices;
  const isSame =
    notifyEmail === userPrefs.notifyEmail &&
    notifyText === userPrefs.notifyText &&
    pushDevices.length === user.pushDevices.length;
  return isSame ? undefined : { ...user, userPrefs: { ...userPrefs, notifyEmail, notifyText }, pushDevices };
}

const KEPT = 'Your account and job titles stay as they are.';

/** Returns plain text, which has to be escaped: a title is as the person typed it. */
export function unsubscribeCopy(scope: UnsubscribeScope): UnsubscribeCopy {
  if (typeof scope === 'object') {
    const title = `“${scope.title}”`;
    return {
      question: `Stop alerts for ${title}?`,
      consequence: `We'll remove ${title} from your job titles. Alerts for your other titles continue.`,
      button: `Stop alerts for ${title}`,
      done: `Alerts for ${title} are off`,
      result: `${title} is no longer one of your job titles. Alerts for your other titles continue.`,
    };
  }
  if (scope === 'everything') {
    return {
      question: 'Stop all job alerts?',
      consequence: `You won't get any more job alerts. ${KEPT}`,
      button: 'Stop all alerts',
      done: 'All job alerts are off',
      result: `You won't get any more job alerts. ${KEPT}`,
    };
  }
  const channel = scope === 'push' ? 'push notification' : scope;
  return {
    question: `Stop job alerts by ${channel}?`,
    consequence: `You won't get any more job alerts by ${channel}. ${KEPT}`,
    button: `Stop alerts by ${channel}`,
    done: `Job alerts by ${channel} are off`,
    result: `You won't get any more job alerts by ${channel}. ${KEPT}`,
  };
}
