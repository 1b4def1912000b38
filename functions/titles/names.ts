import { harmless } from './harmless.ts';
import { holdsLevels } from './levels.ts';
import { phrasesBeside, type Role, type Title, wantedReadings } from './title.ts';
import { bound, kinds, rivals } from './vocabulary/classes.ts';
import { aroundTheRole, builders, chiefs, people } from './vocabulary/heads.ts';

type Words = readonly string[];

/** Before the head of a desk job these are a post below it; before an engineer's they are a level. */
const under: Words = ['assistant', 'deputy', 'vice'];
const nothing: readonly Words[] = [[]];

/**
 * Whether a job's title names the role of a saved title: the same head, every saved word, every
 * saved level, and no word that makes another role of it. Order, spelling and what else is added do not matter.
 */
export function names(saved: Title, job: Title): boolean {
  if (!holdsLevels(job.levels, saved.levels)) return false;
  return saved.roles.some((wanted) => job.roles.some((offered) => fills(saved, wanted, job, offered)));
}

function fills(saved: Title, wanted: Role, job: Title, offered: Role): boolean {
  if (offered.loose && !wanted.loose) return false;
  if (wanted.head === '' ? neverPractises(offered.head) : wanted.head !== offered.head) return false;
  const beside = phrasesBeside(job, offered);
  const readings = wantedReadings(wanted);
  return offersOf(offered).some((offer) => {
    const named = (word: string) => offer.includes(word) || beside.some((phrase) => phrase.includes(word));
    if (!saved.notes.every((note) => note.every(named))) return false;
    return readings.some((words) => fits(words, wanted.head, offer, beside));
  });
}

/**
 * Whether a role of a job's title, beside these phrases, is the one of a saved title that says the role's head with
 * these words and nothing else; levels aside.
 */
export function fillsAlone(words: Words, offered: Role, beside: readonly Words[]): boolean {
  return offersOf(offered).some((offer) => fits(words, offered.head, offer, beside));
}

const offersOf = ({ readings }: Role): readonly Words[] => (readings.length > 0 ? readings : nothing);

/** Whether a saved title without a head ('QA') means nobody with this one. */
export function neverPractises(head: string): boolean {
  return people.has(head) || chiefs.has(head) || aroundTheRole.has(head);
}

/** Whether the words before a head, with the phrases beside it, say all the wanted words and nothing against them. */
function fits(words: Words, head: string, offer: Words, beside: readonly Words[]): boolean {
  if (!builders.has(head) && under.some((word) => offer.includes(word) && !words.includes(word)))
    return false;
  const last = words.at(-1);
  if (last === undefined) return true;
  if (words.length === 1 && offer.includes(last)) return agreesWithin(words, head, offer);
  const missing = words.filter((word) => !offer.includes(word));
  const agrees = offer.includes(last)
    ? agreesWithin(words, head, offer)
    : agreesAround(missing, last, head, offer);
  return agrees && missing.every((word) => beside.some((phrase) => lends(word, words, head, phrase)));
}

/** The deciding word stands before the head: behind the first wanted word only harmless ones may, between them any but a kind. */
function agreesWithin(words: Words, head: string, offer: Words): boolean {
  const first = offer.findIndex((word) => words.includes(word));
  if (first > 0 && bound.get(offer[first] ?? '')?.has(offer[first - 1] ?? '')) return false;
  if (first === offer.length - 1) return true;
  const lastWanted = offer.findLastIndex((word) => words.includes(word));
  return behindFirst(words, offer).every(
    (extra) => harmless(extra, words, head) || (offer.indexOf(extra) < lastWanted && !kinds.has(extra)),
  );
}

/** The deciding word is lent from beside: the role's own words must leave room for it. */
function agreesAround(missing: Words, last: string, head: string, offer: Words): boolean {
  if (offer.includes(rivals.get(last) ?? '')) return false;
  const deciding = offer.at(-1) === 'software' ? ['software'] : offer;
  return deciding.every((extra) => harmless(extra, missing, head, true));
}

function lends(word: string, words: Words, head: string, phrase: Words): boolean {
  return phrase.includes(word) && behindFirst(words, phrase).every((extra) => harmless(extra, words, head));
}

function behindFirst(words: Words, phrase: Words): Words {
  const first = phrase.findIndex((word) => words.includes(word));
  return first === phrase.length - 1 ? [] : phrase.slice(first).filter((word) => !words.includes(word));
}
