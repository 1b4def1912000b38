import type { Location } from '@daybreak/contract/types.ts';
import { isCode } from '../../components/is-code.ts';
import { sanitizePlace } from '../places/sanitize-place.ts';
import { ageChoices, jobTypeChoices, levelChoices, payChoices, roleChoices } from './codes.ts';
import { type Filters, tidyTitle } from './filters.ts';
import type { KnownFilters } from './filters-url.ts';
import { placeToText } from './place-text.ts';

/** Reading `localStorage` throws in browsers that block storage. */
export interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Local storage keys. */
const keys = {
  title: 'jobTitle',
  role: 'selectedFRole',
  specialization: 'sk',
  jobType: 'jobType',
  remote: 'isRemote',
  place: 'locations',
  minPay: 'minPay',
  seniority: 'level',
  postedWithin: 'postedWithin',
} as const;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parsePlace(value: unknown): Location | null | undefined {
  if (!Array.isArray(value)) return undefined;
  const [first]: unknown[] = value;
  if (typeof first !== 'object' || first === null) return value.length === 0 ? null : undefined;
  const { city, state, country } = { city: '', state: '', country: '', ...first };
  if (!isText(city) || !isText(state) || !isText(country)) return undefined;
  return sanitizePlace({ city, state, country }) ?? undefined;
}

/** Reads the filters of the last visit, bare or JSON, and leaves out invalid ones. */
export function readStoredFilters(visit: StorageHost): KnownFilters {
  try {
    const memory = visit.localStorage;
    const read = (key: string) => parseJson(memory.getItem(key));
    const word = (key: string) => {
      const value = read(key);
      return value === null ? null : isText(value) ? value : memory.getItem(key);
    };
    const [title, role, specialization] = [word(keys.title), word(keys.role), word(keys.specialization)];
    const jobType = word(keys.jobType);
    const [minPay, seniority, postedWithin] = [
      word(keys.minPay),
      word(keys.seniority),
      word(keys.postedWithin),
    ];
    const remote = read(keys.remote);
    const place = parsePlace(read(keys.place));
    return {
      ...(title !== null && { title: tidyTitle(title) }),
      ...(isCode(roleChoices, role) && { role }),
      ...(specialization !== null && { specialization: tidyTitle(specialization) }),
      ...(isCode(jobTypeChoices, jobType) && { jobType }),
      ...(typeof remote === 'boolean' && { remote }),
      ...(place !== undefined && { place }),
      ...(isCode(payChoices, minPay) && { minPay }),
      ...(isCode(levelChoices, seniority) && { seniority }),
      ...(isCode(ageChoices, postedWithin) && { postedWithin }),
    };
  } catch {
    // Browsers that block storage still get a board.
    return {};
  }
}

export function storeFilters(visit: StorageHost, filters: Filters): void {
  try {
    const memory = visit.localStorage;
    memory.setItem(keys.title, filters.title);
    memory.setItem(keys.role, filters.role);
    memory.setItem(keys.specialization, filters.specialization);
    memory.setItem(keys.jobType, filters.jobType);
    memory.setItem(keys.remote, String(filters.remote));
    memory.setItem(keys.minPay, filters.minPay);
    memory.setItem(keys.seniority, filters.seniority);
    memory.setItem(keys.postedWithin, filters.postedWithin);
    // Onboarding may have stored more places after the first; they stay while it does.
    const known = parsePlace(parseJson(memory.getItem(keys.place)));
    if (known === undefined || placeToText(known) !== placeToText(filters.place))
      memory.setItem(keys.place, JSON.stringify(filters.place === null ? [] : [filters.place]));
  } catch {
    // The filters last until the page is left.
  }
}
