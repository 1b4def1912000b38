import { boardFilters, type Filters } from '@daybreak/contract/board-filters.ts';
import { roleNames } from '@daybreak/contract/job-codes.ts';
import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { sanitizePlace } from '@daybreak/contract/sanitize-place.ts';
import { MAX_TITLES, normalizeTitles } from '@daybreak/contract/titles.ts';
import type { Location, Role } from '@daybreak/contract/types.ts';
import * as z from 'zod/mini';
import { isCode } from '../../components/is-code.ts';
import { readItem, saveItem } from '../../service/browser-storage.ts';
import { SearchCriteria } from '../criteria/search-criteria.ts';
import { defaultPlace, isDefaultSelection, MAX_PLACES } from '../places/chosen-places.ts';

export interface Answers {
  /** Includes blank inputs. */
  readonly titles: readonly string[];
  readonly places: readonly Location[];
  readonly role: Role;
  readonly remote: boolean;
  readonly jobType: Filters['jobType'];
  readonly seniority: Filters['seniority'];
  /** The other filters of a search of the board. */
  readonly criteria: SearchCriteria;
  readonly firstName: string;
}

export const INITIAL_TITLES = 3;

export const emptyAnswers: Answers = {
  titles: Array.from({ length: INITIAL_TITLES }, () => ''),
  places: [defaultPlace],
  role: 'En',
  remote: true,
  jobType: 'Fu',
  seniority: 'Any',
  criteria: {},
  firstName: '',
};

/**
 * These keys must not change: returning visitors have answers stored under them, and the board shares role, place and
 * job type.
 */
const keys = {
  titles: 'positions',
  places: 'locations',
  role: 'selectedFRole',
  remote: 'remote',
  jobType: 'jobType',
  seniority: 'seniority',
  criteria: 'criteria',
  firstName: 'givenName',
} as const;

/** Guards against tampered storage. */
const MAX_NAME_LENGTH = 200;

const titlesSchema = z.array(z.string().check(z.maxLength(MAX_TITLE_LENGTH)));
const placesSchema = z.array(z.object({ city: z.string(), state: z.string(), country: z.string() }));

function readJson(key: string): unknown {
  const text = readItem('permanent', key);
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // The board stores the role as a bare word.
    return text;
  }
}

function readPlaces(): readonly Location[] {
  const { data = [] } = placesSchema.safeParse(readJson(keys.places));
  // Regions of the world have no country.
  const isUsable = ({ city, country }: Location) => country !== '' || city === '';
  const places = data.flatMap((place) => sanitizePlace(place) ?? []).filter(isUsable);
  return places.length > 0 ? places.slice(0, MAX_PLACES) : emptyAnswers.places;
}

/** Returns the stored code, if it is one of those with names. */
function readCode<Code extends string>(key: string, names: Readonly<Record<Code, string>>): Code | undefined {
  const code = readJson(key);
  return typeof code === 'string' && isCode(names, code) ? code : undefined;
}

export function readAnswers(): Answers {
  const titles = normalizeTitles(titlesSchema.safeParse(readJson(keys.titles)).data ?? []);
  const firstName = readItem('permanent', keys.firstName) ?? '';
  return {
    titles: [...titles, ...emptyAnswers.titles.slice(titles.length)],
    places: readPlaces(),
    role: readCode<Role>(keys.role, roleNames) ?? emptyAnswers.role,
    remote: readJson(keys.remote) !== false,
    jobType: readCode(keys.jobType, boardFilters.jobType.names) ?? emptyAnswers.jobType,
    seniority: readCode(keys.seniority, boardFilters.seniority.names) ?? emptyAnswers.seniority,
    criteria: SearchCriteria.safeParse(readJson(keys.criteria)).data ?? {},
    firstName: firstName.length <= MAX_NAME_LENGTH ? firstName : '',
  };
}

/** Saves the answers for the next visit. The default place is saved as no place, as the board expects. */
export function saveAnswers(answers: Answers): void {
  const { titles, places, role, remote, jobType, seniority, criteria, firstName } = answers;
  saveItem('permanent', keys.titles, JSON.stringify(normalizeTitles(titles)));
  saveItem('permanent', keys.places, JSON.stringify(isDefaultSelection(places) ? [] : places));
  saveItem('permanent', keys.role, role);
  saveItem('permanent', keys.remote, String(remote));
  saveItem('permanent', keys.jobType, jobType);
  saveItem('permanent', keys.seniority, seniority);
  saveItem('permanent', keys.criteria, JSON.stringify(criteria));
  saveItem('permanent', keys.firstName, firstName);
}

/** Returns the titles with the one that the page's query names (`title`, or the board's `jobTitle`) in front. */
export function titlesWithQuery(titles: readonly string[], search: string): readonly string[] {
  const query = new URLSearchParams(search);
  const title = (query.get('title') ?? query.get('jobTitle') ?? '').trim().slice(0, MAX_TITLE_LENGTH);
  if (title === '') return titles;
  const all = normalizeTitles([title, ...titles]);
  return [...all, ...emptyAnswers.titles.slice(all.length)].slice(0, MAX_TITLES);
}

/** Tells whether one of the first inputs has a title, which step 1 requires. */
export function hasTitle({ titles }: Pick<Answers, 'titles'>): boolean {
  return normalizeTitles(titles.slice(0, INITIAL_TITLES)).length > 0;
}

export function canAddTitle({ titles }: Pick<Answers, 'titles'>): boolean {
  return titles.length < MAX_TITLES;
}
