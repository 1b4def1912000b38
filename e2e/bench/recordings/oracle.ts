import { type Carrier, type NearCall, type OracleJob, OracleJobs, type Ruling } from './oracle-jobs.ts';
import { type OracleOffer, oracleReader } from './oracle-offer.ts';
import { expectedReadings, type Finding } from './oracle-readings.ts';
import { type Account, type Before, type Effect, type Ledger, type ReadingFor, wayInto } from './record.ts';
import { postingKey, type ReplayedBoard } from './replayed-board.ts';

interface Books {
  readonly jobs: OracleJobs;
  readonly accounts: Map<string, Account>;
  /** The latest job of every posting that ever had one. */
  readonly jobOf: Map<string, OracleJob>;
  readonly offerOf: ReturnType<typeof oracleReader>;
}

/**
 * Computes every posting's expected outcome from the data. Calls `ruling` only for texts close to the
 * similarity threshold, and returns those cases as `nearCalls`. `forgotten` counts open jobs that new
 * postings can no longer join.
 */
export async function runOracle(
  boards: readonly ReplayedBoard[],
  ruling: Ruling,
): Promise<Ledger & { nearCalls: readonly NearCall[]; forgotten: number }> {
  const jobs = new OracleJobs(ruling);
  const accounts = new Map<string, Account>();
  const jobOf = new Map<string, OracleJob>();
  const readings = new Map<ReadingFor, number>();
  const offerOf = oracleReader();
  const findings = await expectedReadings(boards);
  for (const finding of findings) {
    readings.set(finding.why, (readings.get(finding.why) ?? 0) + 1);
    oneReading(finding, { jobs, accounts, jobOf, offerOf });
  }
  const made = new Map(jobs.all.map(({ id, closedAt }) => [id, { closedAt }]));
  return { accounts, jobs: made, readings, nearCalls: jobs.nearCalls, forgotten: jobs.forgotten };
}

function oneReading(
  { board, at, fresh, edited, gone }: Finding,
  { jobs, accounts, jobOf, offerOf }: Books,
): void {
  const boardId = `${board.ats}:${board.slug}`;
  const began = new Map<OracleJob, Before>();
  const born = new Set<OracleJob>();
  const touch = (job: OracleJob) => {
    if (born.has(job) || began.has(job)) return;
    const boardsOfJob = new Set(job.carriers.map((carrier) => carrier.board));
    began.set(job, { isClosed: job.closedAt !== undefined, boards: boardsOfJob });
  };
  const note = (name: string, effect: Effect, job: string) => {
    const account = accounts.get(name);
    if (!account) throw new Error(`${name} was edited before it was seen.`);
    account.effects.push({ at, effect });
    account.job = job;
  };
  const offers: { carrier: Carrier; isEdit: boolean }[] = [];
  const carrierOf = (name: string, offer: OracleOffer): Carrier => ({ name, board: boardId, offer });

  const withJob = edited.filter(([posting]) => jobOf.has(postingKey(board, posting)));
  for (const [job, found] of Map.groupBy(withJob, ([posting]) => jobOf.get(postingKey(board, posting)))) {
    if (!job) continue;
    touch(job);
    const { vacancy, told } = job;
    const read = new Map(
      found.map(([posting, { expected }]) => [postingKey(board, posting), offerOf(expected)]),
    );
    for (const carrier of follow(job, read, boardId, at, note)) offers.push({ carrier, isEdit: true });
    if (job.vacancy !== vacancy || job.told.text !== told.text) jobs.enter(job);
  }
  const withoutJob = edited.filter(([posting]) => !jobOf.has(postingKey(board, posting)));
  for (const [posting, { expected }] of [...fresh, ...withoutJob]) {
    const name = postingKey(board, posting);
    const offer = offerOf(expected);
    const isEdit = accounts.has(name);
    if (typeof offer !== 'string') offers.push({ carrier: carrierOf(name, offer), isEdit });
    else if (isEdit) note(name, 'stayed off', '');
    else
      accounts.set(name, {
        way: `left off: ${offer}`,
        at,
        effects: [],
        end: 'still there',
        endedAt: undefined,
        job: '',
      });
  }
  for (const { carrier, isEdit } of offers) {
    const known = jobs.alike(carrier, at);
    if (known) touch(known);
    const job = known ?? jobs.make(carrier);
    if (known) {
      known.carriers.push(carrier);
      known.closedAt = undefined;
    } else born.add(job);
    const hadJob = (accounts.get(carrier.name)?.job ?? '') !== '';
    if (isEdit) note(carrier.name, moved(hadJob, born.has(job)), job.id);
    else {
      const way = wayInto(began.get(job), boardId, !known);
      accounts.set(carrier.name, {
        way,
        at,
        effects: [],
        end: 'still there',
        endedAt: undefined,
        job: job.id,
      });
    }
    jobOf.set(carrier.name, job);
  }
  leave(
    gone.map((posting) => postingKey(board, posting)),
    at,
    accounts,
    jobOf,
  );
}

const moved = (hadJob: boolean, isNew: boolean): Effect => {
  if (!hadJob) return 'came onto the board';
  return isNew ? 'into a new job' : 'into another job';
};

/** Applies a reading's edits to a job, and returns the postings that now describe another vacancy. */
function follow(
  job: OracleJob,
  read: ReadonlyMap<string, OracleOffer | string>,
  boardId: string,
  at: number,
  note: (name: string, effect: Effect, job: string) => void,
): Carrier[] {
  const before = job.face();
  const now = (carrier: Carrier): Carrier | undefined => {
    const offer = read.get(carrier.name) ?? carrier.offer;
    return typeof offer === 'string' ? undefined : { ...carrier, offer };
  };
  const lead = job.carriers[0]?.name;
  const wereIn = new Set(job.carriers.map(({ name }) => name));
  const back = [...read].flatMap(([name, offer]) =>
    wereIn.has(name) || typeof offer === 'string' ? [] : [{ name, board: boardId, offer }],
  );
  const all = [...job.carriers.flatMap((carrier) => now(carrier) ?? []), ...back];
  // A posting that its edit disqualifies still counts as staying, because it leaves only after this check.
  const anyStays = job.carriers.some(
    (carrier) => (now(carrier)?.offer.vacancy ?? job.vacancy) === job.vacancy,
  );
  const first =
    all.find(({ name }) => name === lead && read.has(name)) ?? all.find(({ name }) => read.has(name));
  const vacancy = anyStays || !first ? job.vacancy : first.offer.vacancy;
  const leaving = all.filter((carrier) => carrier.offer.vacancy !== vacancy && read.has(carrier.name));
  job.carriers = all.filter((carrier) => !leaving.includes(carrier));
  job.vacancy = vacancy;
  const tells = job.carriers[0];
  if (tells && read.has(tells.name)) job.told = tells.offer;
  job.closedAt = job.carriers.length > 0 ? undefined : (job.closedAt ?? at);
  const effect: Effect = job.face() === before ? 'updated' : 'matched again';
  for (const [name, offer] of read) {
    if (typeof offer === 'string') note(name, wereIn.has(name) ? 'left the board' : 'stayed off', '');
    else if (job.carriers.some((carrier) => carrier.name === name))
      note(name, wereIn.has(name) ? effect : 'came onto the board', job.id);
  }
  return leaving;
}

/** Removes postings that are gone for good from their jobs, and closes jobs without any postings left. */
function leave(
  names: readonly string[],
  at: number,
  accounts: Map<string, Account>,
  jobOf: ReadonlyMap<string, OracleJob>,
): void {
  for (const [job, gone] of Map.groupBy(names, (name) =>
    accounts.get(name)?.job ? jobOf.get(name) : undefined,
  )) {
    if (job) job.carriers = job.carriers.filter(({ name }) => !gone.includes(name));
    if (job?.carriers.length === 0) job.closedAt = at;
    for (const name of gone) {
      const end = !job
        ? 'was never a job'
        : job.closedAt === undefined
          ? 'its job goes on'
          : 'closed its job';
      Object.assign(accounts.get(name) ?? {}, { end, endedAt: at });
    }
  }
}
