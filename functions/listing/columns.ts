/** An instant that never comes, in a column of instants. */
export const NEVER = 2 ** 31 - 1;

const FIRST_SIZE = 256;

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
  readonly jobId: string[];
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
  /** Numbers of the listing's employers and lists. */
  company: Uint32Array;
  specializations: Uint32Array;
  places: Uint32Array;
  /** All titles' words one after another, as numbers of the listing's words, and where each title's end. */
  words: Uint32Array;
  wordsEnd: Uint32Array;
}

/** A job's row without its id and words. */
export type Row = {
  readonly [Name in keyof Omit<DayColumns, 'starts' | 'size' | 'jobId' | 'words' | 'wordsEnd'>]: number;
};

/** Empty columns of the day that begins at an instant. */
export function newColumns(starts: number): DayColumns {
  const instants = () => new Int32Array(FIRST_SIZE);
  const codes = () => new Uint8Array(FIRST_SIZE);
  const numbers = () => new Uint32Array(FIRST_SIZE);
  return {
    ...{ starts, size: 0, jobId: [] },
    ...{ detected: instants(), from: instants(), until: instants(), since: instants() },
    ...{ role: codes(), jobType: codes(), remote: codes() },
    ...{ company: numbers(), specializations: numbers(), places: numbers() },
    ...{ words: numbers(), wordsEnd: numbers() },
  };
}

/** Puts a job behind the others; gives its index. */
export function addRow(columns: DayColumns, jobId: string, row: Row, words: readonly number[]): number {
  const index = columns.size;
  if (index === columns.wordsEnd.length) widen(columns);
  for (const name of ROW) columns[name][index] = row[name];
  const start = columns.wordsEnd[index - 1] ?? 0;
  const end = start + words.length;
  if (end > columns.words.length) columns.words = longer(columns.words, end * 2);
  columns.words.set(words, start);
  columns.wordsEnd[index] = end;
  columns.jobId.push(jobId);
  columns.size += 1;
  return index;
}

const ROW = [
  ...(['detected', 'from', 'until', 'since'] as const),
  ...(['role', 'jobType', 'remote', 'company', 'specializations', 'places'] as const),
];

function widen(columns: DayColumns): void {
  const size = columns.wordsEnd.length * 2;
  for (const name of ['detected', 'from', 'until', 'since'] as const) {
    const wider = new Int32Array(size);
    wider.set(columns[name]);
    columns[name] = wider;
  }
  for (const name of ['role', 'jobType', 'remote'] as const) {
    const wider = new Uint8Array(size);
    wider.set(columns[name]);
    columns[name] = wider;
  }
  for (const name of ['company', 'specializations', 'places', 'wordsEnd'] as const)
    columns[name] = longer(columns[name], size);
}

function longer(numbers: Uint32Array, size: number): Uint32Array {
  const wider = new Uint32Array(size);
  wider.set(numbers);
  return wider;
}
