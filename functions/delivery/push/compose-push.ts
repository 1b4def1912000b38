import { fitWords } from '@daybreak/contract/fit.ts';
import { fitOfAlerts } from '../../matching/fit-of.ts';
import { readersPlacesLine } from '../../places/places-line.ts';
import type { AlertMessage } from '../delivery.ts';
import { remainingText } from '../mail/words.ts';

/** A notification as web/public/service-worker.js shows it. */
interface PushNotification {
  readonly title: string;
  readonly body: string;
  /** The page of the site that it opens. */
  readonly path: string;
  /** The page that asks why the job isn't relevant; absent for several jobs. */
  readonly notRelevantPath?: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
}

/** The most characters of a title, company or place: a message of 4 kB must hold them all. */
const MAX_LENGTH = 100;

const shorten = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;

/**
 * Composes a push notification: the job and how well it fits, or the first job and how many more, with a link
 * to it or to all of them. The message's id is its tag, so a repeated push replaces the first one on the
 * device. `judgePath` returns the signed path on which a job is called not relevant.
 */
export async function composePush(
  { messageId, user, items, leftOut, freeAlertsLeft }: AlertMessage,
  judgePath: (jobId: string) => Promise<string>,
): Promise<PushNotification> {
  const [next] = items;
  if (!next) throw new Error('A push notification needs at least one job.');
  const first = next.job;
  const others = items.length - 1 + (leftOut?.jobs ?? 0);
  const isOne = others === 0;
  const places = isOne ? readersPlacesLine(first, user.locations) : '';
  const lines = [
    [first.fullCompanyName, places]
      .filter((part) => part !== '')
      .map(shorten)
      .join(' · '),
    isOne ? fitWords(fitOfAlerts(user)(next.alert)) : '',
    freeAlertsLeft !== null && freeAlertsLeft <= 1 ? remainingText(freeAlertsLeft) : '',
  ];
  return {
    title: shorten(first.jobTitle) + (isOne ? '' : ` and ${others} more`),
    body: lines.filter((line) => line !== '').join('\n'),
    path: isOne ? `/jobs/${encodeURIComponent(first.jobID)}` : '/profile/alerts',
    ...(isOne ? { notRelevantPath: await judgePath(first.jobID) } : {}),
    tag: messageId,
  };
}
