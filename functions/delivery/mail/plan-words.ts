import type { PlanEvent } from '../../table/notice.ts';
import type { ActiveSubscription } from '../../table/user.ts';

const SUBJECTS: Readonly<Record<PlanEvent, string>> = {
  started: 'Your Daybreak subscription has started',
  planChanged: 'Your Daybreak plan has changed',
  canceled: 'Your Daybreak subscription is canceled',
  resumed: 'Your Daybreak subscription will renew',
  ended: 'Your Daybreak subscription has ended',
};

export const planSubject = (event: PlanEvent): string => SUBJECTS[event];

const PLANS: Readonly<Record<ActiveSubscription['planInterval'], string>> = {
  MONTHLY: 'monthly',
  YEARLY: 'annual',
};

/** Formats epoch seconds as 'November 28', or as 'November 28, 2027' if that is not the year of `now`. */
function dayText(instant: number, now: Date, timeZone: string): string {
  const yearOf = (date: Date) => date.toLocaleDateString('en-US', { timeZone, year: 'numeric' });
  const date = new Date(instant * 1000);
  const isThisYear = yearOf(date) === yearOf(now);
  return date.toLocaleDateString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Returns what renews or ends, and when: the first line of the mail, and then one sentence per line. */
export function planLines(
  event: PlanEvent,
  subscription: ActiveSubscription,
  now: Date,
  timeZone: string,
): string[] {
  const plan = PLANS[subscription.planInterval];
  const end = dayText(subscription.currentPeriodEnd, now, timeZone);
  const next = subscription.cancelAtPeriodEnd
    ? `It ends on ${end}, and you won't be charged again.`
    : `It renews on ${end}. You can change or cancel it at any time.`;
  switch (event) {
    case 'started':
      return [`Your ${plan} plan has started. You now get every alert.`, next];
    case 'planChanged':
      return [
        `You're now on the ${plan} plan.`,
        next,
        'What was left of your old plan counts toward the new one. Your receipts show the amounts.',
      ];
    case 'canceled':
      return [
        `You canceled your ${plan} plan. It ends on ${end}.`,
        "Nothing changes until then, and you won't be charged again.",
        'Changed your mind? You can resume it until then.',
      ];
    case 'resumed':
      return [`You resumed your ${plan} plan.`, next];
    case 'ended':
      return [
        `Your ${plan} plan has ended.`,
        "You won't be charged again. You can subscribe again at any time.",
      ];
  }
}

/** Where the mail's button leads. */
export const planAction = (siteUrl: string) => ({
  label: 'See your subscription',
  url: `${siteUrl}/profile/subscription`,
});
