import type { ContactFacts } from '../facts/contact.ts';
import { listed, type ScorePart } from './facts.ts';

/** What each way to reach a person is worth: who cannot be written to cannot be invited. */
const WORTH: readonly [fact: keyof ContactFacts, points: number, words: string][] = [
  ['email', 4, 'an e-mail address'],
  ['phone', 2, 'a phone number'],
  ['place', 2, 'where you live, as city and state'],
  ['link', 2, 'a link to a profile or to your work'],
];

/** Contact, of 10: e-mail 4; phone, place and link 2 each. */
export function contactPart(contact: ContactFacts): ScorePart {
  const points = WORTH.reduce((sum, [fact, worth]) => sum + (contact[fact] ? worth : 0), 0);
  const missing = WORTH.flatMap(([fact, , words]) => (contact[fact] ? [] : [words]));
  const words =
    missing.length === 0
      ? 'E-mail, phone, place and a link are there.'
      : `We did not find ${listed(missing)}. Add it at the top.`;
  return { name: 'Contact', points, of: 10, words };
}
