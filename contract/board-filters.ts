import { exclusionNames, jobTypeNames, levelNames, roleNames, workplaceNames } from './job-codes.ts';
import type { JobFiltersInput, Location } from './types.ts';

interface Declared<Kind extends string, Value> {
  readonly kind: Kind;
  /** The parameter in URLs of the board and its feeds, and the key in local storage. They must not change. */
  readonly keys: { readonly url: string; readonly storage: string };
  /** Every URL of the board has the parameter; absent if only one where the filter is changed has it. */
  readonly isInEveryUrl?: true;
  /** Above its input. */
  readonly label: string;
  /** The value of a first visit. */
  readonly initial: Value;
  /** Words after the number of jobs that the board would show without the filter; absent if it excludes no job. */
  readonly without?: string;
}

/** One of several codes. */
interface Choice<Kind extends string> extends Declared<Kind, string> {
  /** By code, in the order of the input. */
  readonly names: Readonly<Record<string, string>>;
  /** The code that excludes no job. */
  readonly any: string;
}

/** Any of several codes, separated by commas. */
interface Several extends Declared<'several', ''> {
  /** By code, in the order of the input and of values. */
  readonly names: Readonly<Record<string, string>>;
}

/** An amount is a choice of numbers with a unit, '60K'; the API takes any number in its range. A place may be null. */
export type DeclaredFilter =
  | (Declared<'text', ''> & { readonly isQuoted?: true })
  | Choice<'choice'>
  | (Choice<'amount'> & { readonly range: readonly [min: number, max: number] })
  | Several
  | (Declared<'switch', boolean> & { readonly words: { readonly on: string; readonly off: string } })
  | Declared<'place', null>;

/** The filters of the board, by their field of JobFiltersInput, in the order of URLs and descriptions. */
export const boardFilters = {
  title: {
    kind: 'text',
    keys: { url: 'jobTitle', storage: 'jobTitle' },
    isInEveryUrl: true,
    label: 'Job title',
    initial: '',
    isQuoted: true,
    without: 'without these words',
  },
  fRole: {
    kind: 'choice',
    keys: { url: 'FR', storage: 'selectedFRole' },
    isInEveryUrl: true,
    label: 'Viewing',
    names: { ...roleNames, All: 'All roles' },
    initial: 'En',
    any: 'All',
    without: 'in all roles',
  },
  jobType: {
    kind: 'choice',
    keys: { url: 'JT', storage: 'jobType' },
    isInEveryUrl: true,
    label: 'Job type',
    names: { ...jobTypeNames, Any: 'Any type' },
    initial: 'Fu',
    any: 'Any',
    without: 'of any type',
  },
  specialization: {
    kind: 'text',
    keys: { url: 'sk', storage: 'sk' },
    isInEveryUrl: true,
    label: 'Specialization',
    initial: '',
    without: 'without the specialization',
  },
  isRemote: {
    kind: 'switch',
    keys: { url: 'Remote', storage: 'isRemote' },
    isInEveryUrl: true,
    label: 'Looking for Remote Job',
    initial: true,
    words: { on: 'Remote first', off: 'Remote last' },
  },
  place: {
    kind: 'place',
    keys: { url: 'Lo', storage: 'locations' },
    isInEveryUrl: true,
    label: 'Location',
    initial: null,
    without: 'without the place',
  },
  minPay: {
    kind: 'amount',
    keys: { url: 'Pay', storage: 'minPay' },
    label: 'Minimum pay',
    names: {
      Any: 'Any pay',
      '40K': '$40K or more',
      '60K': '$60K or more',
      '80K': '$80K or more',
      '100K': '$100K or more',
      '120K': '$120K or more',
      '150K': '$150K or more',
      '180K': '$180K or more',
      '200K': '$200K or more',
      '250K': '$250K or more',
      '300K': '$300K or more',
    },
    initial: 'Any',
    any: 'Any',
    range: [0, 10_000],
    without: 'without minimum pay',
  },
  seniority: {
    kind: 'choice',
    keys: { url: 'Level', storage: 'level' },
    label: 'Level',
    names: { Any: 'Any level', ...levelNames },
    initial: 'Any',
    any: 'Any',
    without: 'at any level',
  },
  workplace: {
    kind: 'choice',
    keys: { url: 'Mode', storage: 'workplace' },
    label: 'Workplace',
    names: { Any: 'Any workplace', ...workplaceNames },
    initial: 'Any',
    any: 'Any',
    without: 'at any workplace',
  },
  postedWithinHours: {
    kind: 'amount',
    keys: { url: 'Posted', storage: 'postedWithin' },
    label: 'Posted',
    names: {
      Any: 'Since yesterday',
      '1h': 'Last hour',
      '3h': 'Last 3 hours',
      '6h': 'Last 6 hours',
      '12h': 'Last 12 hours',
      '24h': 'Last 24 hours',
    },
    initial: 'Any',
    any: 'Any',
    range: [1, 48],
    without: 'since yesterday',
  },
  excludedRequirements: {
    kind: 'several',
    keys: { url: 'Without', storage: 'leftOut' },
    label: 'Leave out',
    names: exclusionNames,
    initial: '',
    without: 'with nothing left out',
  },
} as const satisfies Readonly<Partial<Record<keyof JobFiltersInput | 'place', DeclaredFilter>>>;

type BoardFilters = typeof boardFilters;
export type FilterName = keyof BoardFilters;

/** The filters that exclude jobs. */
export type ExcludingFilter = {
  [Name in FilterName]: BoardFilters[Name] extends { without: string } ? Name : never;
}[FilterName];

type ValueOf<Declared> = Declared extends { readonly kind: 'several' }
  ? string
  : Declared extends { readonly names: infer Names }
    ? keyof Names
    : Declared extends { readonly kind: 'switch' }
      ? boolean
      : Declared extends { readonly kind: 'place' }
        ? Location | null
        : string;

/** A value for every filter. */
export type Filters = { readonly [Name in FilterName]: ValueOf<BoardFilters[Name]> };

export type FilterValue = Filters[FilterName];
