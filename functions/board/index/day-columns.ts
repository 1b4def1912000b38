/** Column numbers in two bytes each, or four once a value needs them. */
export type UintColumn = Uint16Array | Uint32Array;

/** The `until` of a job that is still open. */
export const STILL_OPEN = 2 ** 31 - 1;

const FIRST_SIZE = 256;

const INSTANTS = ['detected', 'from', 'until'] as const;

/** Facts of jobs. 'remote' is 1 or 0, the others are indexes of ROLES and JOB_TYPES. */
const CODES = ['role', 'jobType', 'remote'] as const;

/**
 * More facts: 'pay' is in thousands of US dollars a year, 0 if not stated; the others are numbers of the
 * listing's titles, companies, industries, lists, sets of facts and texts of what they ask for.
 */
const NUMBERS = [
  'title',
  'company',
  'industry',
  'specializations',
  'places',
  'facts',
  'asks',
  'pay',
] as const;

type Columns<Name extends string, Column> = { [Each in Name]: Column };

/** A column of a job's facts. */
export type FactColumn = (typeof CODES | typeof NUMBERS)[number];

/** Facts of jobs by column: of another day, or entries of the log. */
export type Facts = Readonly<Columns<FactColumn, ArrayLike<number>>>;

/**
 * Jobs detected on one UTC day, stored by column: one index in every column is one version of one job. Scanning
 * 100,000 jobs takes a millisecond or two this way, about fifty times less than as objects.
 */
export interface DayColumns
  extends Columns<(typeof CODES)[number], Uint8Array>,
    Columns<(typeof NUMBERS)[number], UintColumn> {
  /** Start of the day in epoch milliseconds; the columns of instants count milliseconds from here. */
  readonly startsAt: number;
  /** The number of rows; the columns are longer. */
  size: number;
  /** Returns the id of the job at an index. */
  readonly idAt: (index: number) => string;
  detected: Int32Array;
  /** This version is valid from `from` until `until`, when the job closed or was edited. */
  from: Int32Array;
  until: Int32Array;
  /** Since when the job has been on the board without a break, by index; absent where that is `from`. */
  readonly onBoardSince: Map<number, number>;
}

/** Makes columns. Object.fromEntries loses the names. */
const columnsOf = <Name extends string, Column>(names: readonly Name[], column: () => Column) =>
  Object.fromEntries(names.map((name) => [name, column()])) as Columns<Name, Column>;

/** Empty columns for the day that starts at an instant. */
export const newColumns = (startsAt: number, idAt: DayColumns['idAt']): DayColumns => ({
  startsAt,
  size: 0,
  idAt,
  onBoardSince: new Map(),
  ...columnsOf(INSTANTS, () => new Int32Array(FIRST_SIZE)),
  ...columnsOf(CODES, () => new Uint8Array(FIRST_SIZE)),
  ...columnsOf(NUMBERS, (): UintColumn => new Uint16Array(FIRST_SIZE)),
});

/** One version of a job. */
export interface JobVersion {
  /** In milliseconds from the start of the day. */
  readonly detected: number;
  readonly from: number;
  /** Its facts are at an index of other columns. */
  readonly facts: Facts;
  readonly at: number;
}

/** Writes an open job over the row at an index or behind the last one. */
export function putRow(columns: DayColumns, index: number, { detected, from, facts, at }: JobVersion): void {
  if (index === columns.size) columns.size += 1;
  if (columns.size > columns.from.length) grow(columns);
  columns.detected[index] = detected;
  columns.from[index] = from;
  columns.until[index] = STILL_OPEN;
  for (const name of CODES) columns[name][index] = facts[name][at] ?? 0;
  for (const name of NUMBERS) {
    const number = facts[name][at] ?? 0;
    columns[name] = widenFor(columns[name], number);
    columns[name][index] = number;
  }
}

/** Since when the job at an index has been on the board without a break. */
export const onBoardSinceAt = ({ onBoardSince, from }: DayColumns, index: number): number =>
  onBoardSince.get(index) ?? from[index] ?? 0;

function grow(columns: DayColumns): void {
  for (const name of INSTANTS) columns[name] = ensureCapacity(columns[name], columns.size);
  for (const name of CODES) columns[name] = ensureCapacity(columns[name], columns.size);
  for (const name of NUMBERS) columns[name] = ensureCapacity(columns[name], columns.size);
}

const widenFor = (column: UintColumn, value: number): UintColumn =>
  value > 0xffff && column.BYTES_PER_ELEMENT === 2 ? Uint32Array.from(column) : column;

/** Returns the column if it has room for `size` values, or else a copy with a quarter more room than that. */
export function ensureCapacity<Column extends Int32Array | Uint8Array | UintColumn>(
  column: Column,
  size: number,
): Column {
  if (size <= column.length) return column;
  // A typed array's constructor makes its own kind.
  const wider = new (column.constructor as new (size: number) => Column)(size + Math.ceil(size / 4));
  wider.set(column);
  return wider;
}
