import {
  classifyOrigin,
  type Effect,
  type JobSnapshot,
  type Ledger,
  type PostingHistory,
  type ReadingReason,
} from './ledger.ts';
import { createOracleParser, type OracleContent } from './oracle-content.ts';
import {
  type CloseCall,
  concernsOthers,
  type OracleJob,
  OracleJobs,
  type OraclePosting,
  type SameVacancyCheck,
} from './oracle-jobs.ts';
import { computeReadings, type ExpectedReading } from './oracle-readings.ts';
import { postingKey, type ReplayedBoard } from './replayed-board.ts';

interface OracleState {
  readonly jobs: OracleJobs;
  readonly histories: Map<string, PostingHistory>;
  /** The latest job of every posting that ever had one. */
  readonly jobByPosting: Map<string, OracleJob>;
  readonly parseContent: ReturnType<typeof createOracleParser>;
}

/**
 * Computes every posting's expected outcome from the data. Calls `ruling` only for texts close to the
 * similarity threshold, and returns those cases as `closeCalls`. `forgotten` counts open jobs that new
 * postings can no longer join.
 */
export async function runOracle(
  boards: readonly ReplayedBoard[],
  ruling: SameVacancyCheck,
): Promise<Ledger & { closeCalls: readonly CloseCall[]; forgotten: number }> {
  const jobs = new OracleJobs(ruling);
  const histories = new Map<string, PostingHistory>();
  const jobByPosting = new Map<string, OracleJob>();
  const readings = new Map<ReadingReason, number>();
  const parseContent = createOracleParser();
  const expected = await computeReadings(boards);
  for (const reading of expected) {
    readings.set(reading.reason, (readings.get(reading.reason) ?? 0) + 1);
    applyReading(reading, { jobs, histories, jobByPosting, parseContent });
  }
  const closedById = new Map(jobs.all.map(({ id, closedAt }) => [id, { closedAt }]));
  return { histories, jobs: closedById, readings, closeCalls: jobs.closeCalls, forgotten: jobs.forgotten };
}

function applyReading(
  { board, at, fresh, edited, gone }: ExpectedReading,
  { jobs, histories, jobByPosting, parseContent }: OracleState,
): void {
  const boardId = `${board.ats}:${board.slug}`;
  const snapshots = new Map<OracleJob, JobSnapshot>();
  const created = new Set<OracleJob>();
  const takeSnapshot = (job: OracleJob) => {
    if (created.has(job) || snapshots.has(job)) return;
    const boardsOfJob = new Set(job.postings.map((entry) => entry.board));
    snapshots.set(job, { isClosed: job.closedAt !== undefined, boards: boardsOfJob });
  };
  const recordEffect = (name: string, effect: Effect, job: string) => {
    const history = histories.get(name);
    if (!history) throw new Error(`${name} was edited before it was read.`);
    history.effects.push({ at, effect });
    history.job = job;
  };
  const joining: { entry: OraclePosting; isEdit: boolean }[] = [];
  const createEntry = (name: string, content: OracleContent): OraclePosting => ({
    name,
    board: boardId,
    content,
  });

  const withJob = edited.filter(([posting]) => jobByPosting.has(postingKey(board, posting)));
  for (const [job, found] of Map.groupBy(withJob, ([posting]) =>
    jobByPosting.get(postingKey(board, posting)),
  )) {
    if (!job) continue;
    takeSnapshot(job);
    const { vacancy, lead } = job;
    const edits = new Map(
      found.map(([posting, { expected }]) => [postingKey(board, posting), parseContent(expected)]),
    );
    for (const entry of applyEdits(job, edits, boardId, at, recordEffect))
      joining.push({ entry, isEdit: true });
    if (job.vacancy !== vacancy || job.lead.text !== lead.text) jobs.remember(job);
  }
  const withoutJob = edited.filter(([posting]) => !jobByPosting.has(postingKey(board, posting)));
  for (const [posting, { expected }] of [...fresh, ...withoutJob]) {
    const name = postingKey(board, posting);
    const content = parseContent(expected);
    const isEdit = histories.has(name);
    if (typeof content !== 'string') joining.push({ entry: createEntry(name, content), isEdit });
    else if (isEdit) recordEffect(name, 'still rejected', '');
    else
      histories.set(name, {
        origin: `rejected: ${content}`,
        at,
        effects: [],
        end: 'still listed',
        endedAt: undefined,
        job: '',
      });
  }
  for (const { entry, isEdit } of joining) {
    const known = jobs.findJob(entry, at);
    if (known) takeSnapshot(known);
    const job = known ?? jobs.createJob(entry);
    if (known) {
      if (known.postings.length === 0) jobs.replaceLead(known, entry.content);
      known.postings.push(entry);
      known.closedAt = undefined;
    } else created.add(job);
    const hadJob = (histories.get(entry.name)?.job ?? '') !== '';
    if (isEdit) recordEffect(entry.name, classifyMove(hadJob, created.has(job)), job.id);
    else {
      const origin = classifyOrigin(snapshots.get(job), boardId, !known);
      histories.set(entry.name, {
        origin,
        at,
        effects: [],
        end: 'still listed',
        endedAt: undefined,
        job: job.id,
      });
    }
    jobByPosting.set(entry.name, job);
  }
  removePostings(
    gone.map((posting) => postingKey(board, posting)),
    at,
    { jobs, histories, jobByPosting },
  );
}

const classifyMove = (hadJob: boolean, isNew: boolean): Effect => {
  if (!hadJob) return 'accepted';
  return isNew ? 'moved to a new job' : 'moved to another job';
};

/** Applies a reading's edits to a job, and returns the postings that now describe another vacancy. */
function applyEdits(
  job: OracleJob,
  edits: ReadonlyMap<string, OracleContent | string>,
  boardId: string,
  at: number,
  recordEffect: (name: string, effect: Effect, job: string) => void,
): OraclePosting[] {
  const before = job.matchedFacts();
  const applyEdit = (entry: OraclePosting): OraclePosting | undefined => {
    const content = edits.get(entry.name) ?? entry.content;
    return typeof content === 'string' ? undefined : { ...entry, content };
  };
  const lead = job.postings[0]?.name;
  const membersBefore = new Set(job.postings.map(({ name }) => name));
  const rejoined = [...edits].flatMap(([name, content]) =>
    membersBefore.has(name) || typeof content === 'string' ? [] : [{ name, board: boardId, content }],
  );
  const all = [...job.postings.flatMap((entry) => applyEdit(entry) ?? []), ...rejoined];
  // A posting that its edit disqualifies still counts as staying, because it leaves only after this check.
  const anyStays = job.postings.some(
    (entry) => (applyEdit(entry)?.content.vacancy ?? job.vacancy) === job.vacancy,
  );
  const first =
    all.find(({ name }) => name === lead && edits.has(name)) ?? all.find(({ name }) => edits.has(name));
  const vacancy = anyStays || !first ? job.vacancy : first.content.vacancy;
  const leaving = all.filter((entry) => entry.content.vacancy !== vacancy && edits.has(entry.name));
  job.postings = all.filter((entry) => !leaving.includes(entry));
  job.vacancy = vacancy;
  const leadEntry = job.postings[0];
  const isNewLead = leadEntry?.name !== lead && leadEntry?.board === boardId;
  if (leadEntry && (edits.has(leadEntry.name) || isNewLead)) job.lead = leadEntry.content;
  job.closedAt = job.postings.length > 0 ? undefined : (job.closedAt ?? at);
  const effect: Effect = concernsOthers(before, job.matchedFacts()) ? 'matched again' : 'updated';
  for (const [name, content] of edits) {
    if (typeof content === 'string')
      recordEffect(name, membersBefore.has(name) ? 'rejected' : 'still rejected', '');
    else if (job.postings.some((entry) => entry.name === name))
      recordEffect(name, membersBefore.has(name) ? effect : 'accepted', job.id);
  }
  return leaving;
}

/** Removes postings that are gone for good from their jobs, and closes jobs without any postings left. */
function removePostings(
  names: readonly string[],
  at: number,
  { jobs, histories, jobByPosting }: Pick<OracleState, 'jobs' | 'histories' | 'jobByPosting'>,
): void {
  for (const [job, gone] of Map.groupBy(names, (name) =>
    histories.get(name)?.job ? jobByPosting.get(name) : undefined,
  )) {
    const lead = job?.postings[0];
    if (job) job.postings = job.postings.filter(({ name }) => !gone.includes(name));
    const next = job?.postings[0];
    if (job && next && next !== lead && next.board === lead?.board) jobs.replaceLead(job, next.content);
    if (job?.postings.length === 0) job.closedAt = at;
    for (const name of gone) {
      const end = !job
        ? 'never had a job'
        : job.closedAt === undefined
          ? 'left its job open'
          : 'closed its job';
      Object.assign(histories.get(name) ?? {}, { end, endedAt: at });
    }
  }
}
