import { ensureCapacity, type Numbers, wideEnough } from './growing.ts';

/** An instant that never comes, in a column of instants. */
export const STILL_OPEN = 2 ** 31 - 1;

const FIRST_SIZE = 256;

const INSTANTS = ['detected', 'from', 'until'] as const;
const CODES = ['role', 'jobType', 'remote'] as const;
const NUMBERS = ['title', 'company', 'industry', 'specializations', 'places'] as const;

/**
 * Jobs detected on one UTC day as columns: what is at one index in each of them is one job as it was told once. In memory
 * that is read from one end to the other a day of 100,000 jobs is scanned in a millisecond or two; as objects it takes
 * fifty times that.
 */
export interface DayColumns {
  /** When the day begins, epoch milliseconds; the columns of instants are in milliseconds from here. */
  readonly starts: number;
  /** How many jobs there are; the columns are longer. */
  size: number;
  /** The id of the job at an index. */
  readonly idAt: (index: number) => string;
  detected: Int32Array;
  /** From when until when the job was so: it then closed, or is told of anew. */
  from: Int32Array;
  until: Int32Array;
  /** By index: since when the job has been on the board without a break, where that is longer than it has been so. */
  readonly since: Map<number, number>;
  /** Indexes of ROLES and JOB_TYPES. */
  role: Uint8Array;
  jobType: Uint8Array;
  /** 1 or 0. */
  remote: Uint8Array;
  /** Numbers of the listing's titles, employers, industries and lists. */
  title: Numbers;
  company: Numbers;
  industry: Numbers;
  specializations: Numbers;
  places: Numbers;
}

/** What a job is told to be, and when it was detected. */
export type Row = { readonly [Name in 'detected' | (typeof CODES | typeof NUMBERS)[number]]: number };

/** Empty columns of the day that begins at an instant. */
export function newColumns(starts: number, idAt: DayColumns['idAt']): DayColumns {
  const instants = () => new Int32Array(FIRST_SIZE);
  const codes = () => new Uint8Array(FIRST_SIZE);
  const numbers = () => new Uint16Array(FIRST_SIZE);
  return {
    starts,
    size: 0,
    idAt,
    since: new Map(),
    detected: instants(),
    from: instants(),
    until: instants(),
    role: codes(),
    jobType: codes(),
    remote: codes(),
    title: numbers(),
    company: numbers(),
    industry: numbers(),
    specializations: numbers(),
    places: numbers(),
  };
}

/** Puts what is told of a job from an instant on at an index, in place of another or behind all. */
export function putRow(columns: DayColumns, index: number, row: Row, from: number): void {
  if (index === columns.size) columns.size += 1;
  if (columns.size > columns.from.length) widen(columns);
  for (const name of NUMBERS) columns[name] = wideEnough(columns[name], row[name]);
  columns.detected[index] = row.detected;
  columns.from[index] = from;
  columns.until[index] = STILL_OPEN;
  for (const name of CODES) columns[name][index] = row[name];
  for (const name of NUMBERS) columns[name][index] = row[name];
}

/** What is told of the job at an index. */
export function rowAt(columns: DayColumns, index: number): Row {
  const { detected, role, jobType, remote, title, company, industry, specializations, places } = columns;
  return {
    detected: detected[index] ?? 0,
    role: role[index] ?? 0,
    jobType: jobType[index] ?? 0,
    remote: remote[index] ?? 0,
    title: title[index] ?? 0,
    company: company[index] ?? 0,
    industry: industry[index] ?? 0,
    specializations: specializations[index] ?? 0,
    places: places[index] ?? 0,
  };
}

/** Since when the job at an index has been on the board without a break. */
export const sinceAt = ({ since, from }: DayColumns, index: number): number =>
  since.get(index) ?? from[index] ?? 0;

function widen(columns: DayColumns): void {
  for (const name of INSTANTS) columns[name] = ensureCapacity(columns[name], columns.size);
  for (const name of CODES) columns[name] = ensureCapacity(columns[name], columns.size);
  for (const name of NUMBERS) columns[name] = ensureCapacity(columns[name], columns.size);
}
