import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { Habits } from './habits.ts';
import type { MeasuredUnits } from './measured-units.ts';

export const DAYS = 30.4;
export const SECONDS = DAYS * 86_400;

/** The inputs of the model besides list prices. */
export interface Inputs {
  readonly habits: Habits;
  readonly units: MeasuredUnits;
}

/** A month of a number of people. */
export interface Activity {
  readonly people: number;
  readonly active: number;
  readonly subscribers: number;
  readonly newPeople: number;
  /** People with watchers: subscribers, and new people with free alerts left. */
  readonly alertable: number;
  /** Alerts opened: every match. */
  readonly alerts: number;
  /** Alerts sent: those that the messages of a day have room for. */
  readonly sentAlerts: number;
  readonly messages: number;
  readonly texts: number;
  readonly visits: number;
  readonly guestVisits: number;
}

/** Returns the month's activity. A person without a subscription gets ten messages once, and then no more alerts. */
export function monthlyActivity(people: number, { habits, units: { matches } }: Inputs): Activity {
  const active = people * habits.activeShare;
  const subscribers = people * habits.subscriberShare;
  const newPeople = people * habits.newShare;
  const { mean: messagesPerDay } = matches.messagesPerDay;
  const messages =
    subscribers * messagesPerDay * DAYS + newPeople * Math.min(FREE_ALERTS, messagesPerDay * DAYS);
  const perMessage = (alerts: number) => (alerts * (habits.jobsPerDay / 10_000)) / messagesPerDay;
  return {
    people,
    active,
    subscribers,
    newPeople,
    alertable: subscribers + newPeople,
    alerts: messages * perMessage(matches.perDay.mean),
    sentAlerts: messages * perMessage(matches.alertedPerDay.mean),
    messages,
    texts: subscribers * habits.textShare * Math.min(10, messagesPerDay) * DAYS,
    visits: active * habits.visits,
    guestVisits: people * habits.guestVisits,
  };
}
