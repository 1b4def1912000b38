import { namesCertainPlaces } from '../places/parse/names-only-places.ts';
import { parseLocations } from '../places/parse/parse-locations.ts';
import type { Place } from '../places/place.ts';
import { areasOf, type RemoteAreas, WORLDWIDE } from '../places/remote-territory.ts';
import type { RemoteTerritory } from '../table/requirement.ts';
import { toEvidence } from './requirements/evidence.ts';
import { WISH_AFTER } from './requirements/requirement-data.ts';
import { zonesIn } from './requirements/time-zones.ts';
import { splitSentences } from './sentences.ts';

/** Words before the name of a place where people must live or work; the firmest first. */
const BEFORE_PLACES = [
  /\b(?:must|should|required?|need to|only|candidates?|applicants?|individuals|you|people|teammates|residents?|talent|anyone)\b[^.;|]{0,60}?\b(?:based|located|residing|reside|live|living|residents?|resident) (?:in|within|of|outside)\b/gi,
  /\bremote(?:ly)?(?: (?:work|role|position|job|candidates?|employees?))?,? ?(?:\(|-|–|:|\||in|within|from|anywhere in|only in|is)+(?: anywhere (?:in|within))?/gi,
  /\banywhere (?:in|within|across)\b/gi,
  /\b(?:open|available|limited|restricted)(?: only)? to (?:candidates|applicants|residents|people|those|individuals)?[^.;|]{0,20}\b(?:in|from|of)\b/gi,
  /\b(?:only|currently|can|able to|must) (?:hir(?:e|ing)|employ)\w*(?: \w+){0,3} (?:in|from|within)\b/gi,
  /\b(?:authori[sz]ed|eligible|right|permitted|entitled|authori[sz]ation) to (?:live and |legally |lawfully )?work (?:in|within)\b/gi,
] as const;

/** 'US only', 'EU-based candidates'. */
const ONLY =
  /(?<![\w-])((?:[A-Z][\w.]*)(?:[ /&-]+(?:and |or )?[A-Z][\w.]*){0,3})[ -](?:only|based (?:only|candidates|applicants|remote))\b/g;
const EVERYWHERE =
  /\b(?:anywhere in the world|(?:hire|hiring|work|team) (?:globally|worldwide)|remote[ (,:|-]{1,3}(?:global(?:ly)?|worldwide|anywhere)\b)/i;
const FOR_A_WHILE = /\b(?:weeks?|days?|months?)\b/i;
/** Whether a line may say where. */
const TRIGGER =
  /\b(?:remote|based|located|resid|liv(?:e|ing) in|anywhere|only|authori[sz]|eligible to|right to work|open to|hir(?:e|ing)|time ?zones?|hours|[ecmp][sd]?t\b|cet\b|(?:gmt|utc)(?:\b|[+−-]))/i;

const MAX_WORDS = 14;
const MAX_SENTENCES = 40;

/** Returns the places at the start of a text: as many words as name nothing else. */
function placesAtStart(text: string): Place[] {
  const phrase = text
    .slice(0, 140)
    .replace(/\bU\.\s?S\.(?:\s?A\.)?/g, 'US')
    .replace(/\bU\.\s?K\.?/g, 'UK')
    .replace(/^[\s(:-]+/, '')
    .replace(/^(?:either |any of |one of |the following |states?:? |countries:? |the |our )+/i, '')
    .split(/[.;:)|•!?]/, 1)[0];
  const words = (phrase ?? '').replaceAll('/', ', ').split(/\s+/, MAX_WORDS);
  for (let length = words.length; length > 0; length -= 1) {
    const start = words
      .slice(0, length)
      .join(' ')
      .replace(/\bthe\b/g, '')
      .replace(/[,\s]+$|\s(?:and|or)$/, '');
    if (start === '' || !namesCertainPlaces(start)) continue;
    const { places, territory } = parseLocations([`Remote, ${start}`]);
    return [...places, ...territory];
  }
  return [];
}

function placesIn(sentence: string, pattern: RegExp): Place[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const rest = sentence.slice(match.index + match[0].length);
    return WISH_AFTER.test(rest.slice(0, 60).toLowerCase()) ? [] : placesAtStart(rest);
  });
}

const placesBeforeOnly = (sentence: string): Place[] =>
  [...sentence.matchAll(ONLY)].flatMap(([, named = '']) => placesAtStart(named));

const toTerritory = ({ countries, states, regions }: RemoteAreas, evidence: string): RemoteTerritory => ({
  countries: [...countries],
  states: [...states],
  regions: [...regions],
  source: 'text',
  evidence: toEvidence(evidence),
});

/**
 * Returns where a remote job may be done as its text says: places, the whole world, or else time zones; null
 * if it says nothing.
 */
export function textTerritory(lines: readonly string[]): RemoteTerritory | null {
  const sentences = lines
    .filter((line) => TRIGGER.test(line))
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => TRIGGER.test(sentence))
    .slice(0, MAX_SENTENCES)
    .map((sentence) => sentence.slice(0, 400));
  const readers = [
    ...BEFORE_PLACES.slice(0, 1).map((pattern) => (sentence: string) => placesIn(sentence, pattern)),
    placesBeforeOnly,
    ...BEFORE_PLACES.slice(1).map((pattern) => (sentence: string) => placesIn(sentence, pattern)),
  ];
  for (const read of readers)
    for (const sentence of sentences) {
      const areas = areasOf(read(sentence));
      if (areas !== null) return toTerritory(areas, sentence);
    }
  const everywhere = sentences.find((sentence) => EVERYWHERE.test(sentence) && !FOR_A_WHILE.test(sentence));
  if (everywhere) return toTerritory({ countries: [], states: [], regions: [WORLDWIDE] }, everywhere);
  for (const sentence of sentences) {
    const areas = zonesIn(sentence);
    if (areas !== null) return toTerritory(areas, sentence);
  }
  return null;
}
