import type { AlertAnswer } from './types.ts';

/** Why an alert isn't relevant, in the order of the buttons. */
export const whyNotRelevant = {
  role: 'Another role',
  level: 'Wrong level',
  place: 'Wrong place',
  pay: 'Pays too little',
  requirement: 'Asks for something I lack',
  company: 'Not this company',
  seen: 'Already seen',
  other: 'Something else',
} as const satisfies Record<Exclude<AlertAnswer, 'moreLikeThis'>, string>;
export type WhyNotRelevant = keyof typeof whyNotRelevant;

export const isWhyNotRelevant = (text: string): text is WhyNotRelevant => Object.hasOwn(whyNotRelevant, text);

/**
 * Says what a setting would have removed: 'It would have removed 4 of the 12 alerts of the last week, none of
 * them a job you saved'.
 */
export interface OfferCounts {
  readonly removed: number;
  readonly alerts: number;
  readonly cost: number;
}

/** Says what a setting would have removed from the last seven days. */
export function offerEffect({ removed, alerts, cost }: OfferCounts): string {
  const of = alerts === 1 ? 'your 1 alert' : `your ${alerts} alerts`;
  const lost = cost === 0 ? 'no job' : cost === 1 ? '1 job' : `${cost} jobs`;
  return `It would have removed ${removed} of ${of} of the last 7 days, and ${lost} that you saved or applied for.`;
}
