import { withRoom } from './growing.ts';
import { Texts } from './texts.ts';

/** An instant that never comes, in a column of instants. */
export const NEVER = 2 ** 31 - 1;

const FIRST_SIZE = 256;

const INSTANTS = ['detected', 'from', 'until', 'since'] as const;
const CODES = ['role', 'jobType', 'remote'] as const;
const NUMBERS = ['job', 'title', 'company', 'industry', 'specializations', 'places'] as const;
const ALL = [...INSTANTS, ...CODES, ...NUMBERS];

/**
 * The jobs detected on one UTC day as columns: what is at one index in each of them is one job as it was told once. In
 * memory that is read from one end to the other a day of 100,000 jobs is scanned in a few milliseconds; as objects it
 * takes ten times that. What is told of a job later is put behind, so that the listing is known as of any moment.
 */
export interface DayColumns {
  /** When the day begins, epoch milliseconds; the columns of instants are in milliseconds from here. */
  readonly starts: number;
  /** How many jobs there are; the columns are longer. */
  size: number;
  /** The ids of the day's jobs. */
  readonly jobs: Texts;
  detected: Int32Array;
  /** From when until when the job was so: it then closed, or is told of anew further on. */
  from: Int32Array;
  until: Int32Array;
  /** Since when the job has been on the board without a break. */
  since: Int32Array;
  /** Indexes of ROLES and JOB_TYPES. */
  role: Uint8Array;
  jobType: Uint8Array;
  /** 1 or 0. */
  remote: Uint8Array;
  /** Numbers of the day's jobs. */
  job: Uint32Array;
  /** Numbers of the listing's titles, employers, industries and lists. */
  title: Uint32Array;
  company: Uint32Array;
  industry: Uint32Array;
  specializations: Uint32Array;
  places: Uint32Array;
}

/** What a job is told to be. */
export type Row = { readonly [Name in (typeof ALL)[number]]: number };

/** Empty columns of the day that begins at an instant. */
export function newColumns(starts: number): DayColumns {
  const instants = () => new Int32Array(FIRST_SIZE);
  const codes = () => new Uint8Array(FIRST_SIZE);
  const numbers = () => new Uint32Array(FIRST_SIZE);
  return {
    ...{ starts, size: 0, jobs: new Texts() },
    ...{ detected: instants(), from: instants(), until: instants(), since: instants() },
    ...{ role: codes(), jobType: codes(), remote: codes() },
    ...{ job: numbers(), title: numbers(), company: numbers(), industry: numbers() },
    ...{ specializations: numbers(), places: numbers() },
  };
}

/** Puts a job behind the others; gives its index. */
export function addRow(columns: DayColumns, row: Row): number {
  const index = columns.size;
  columns.size += 1;
  if (columns.size > columns.job.length) widen(columns);
  for (const name of ALL) columns[name][index] = row[name];
  return index;
}

function widen(columns: DayColumns): void {
  for (const name of INSTANTS) columns[name] = withRoom(columns[name], columns.size);
  for (const name of CODES) columns[name] = withRoom(columns[name], columns.size);
  for (const name of NUMBERS) columns[name] = withRoom(columns[name], columns.size);
}
