import { completeJob, type JobFacts, type LeftOff } from '../../../postings/complete-job.ts';
import type { Posting } from '../../../postings/posting.ts';
import { adapterOf } from '../../adapters/adapters.ts';
import { type Ask, askBoard } from '../../reading/ask-board.ts';
import { boardAddress, type Lookup, refusePrivate } from '../../reading/board-address.ts';
import { fetchBoard, NEVER_READ } from '../../reading/fetch-board.ts';

/** What checking a board needs of the world. */
export interface CheckContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly lookup: Lookup;
  readonly fetch?: typeof fetch;
}

/** What a check found, for people to read. */
export interface Checked {
  readonly isReadable: boolean;
  readonly lines: readonly string[];
}

const SAMPLES = 3;

/** Why postings stay off the board, in words. */
const REASONS: Readonly<Record<LeftOff['left'], string>> = {
  'no-title': 'without a title that can be read',
  'no-vacancy': 'no vacancies, but invitations to a talent pool',
  'not-a-tech-job': 'no office jobs of a technology company',
  undecided: 'whose title does not tell the kind of work',
};

/** Asks a board once, live, as a reading does, and tells what would come of it. Writes nothing. */
export async function check(context: CheckContext, ats: string, slug: string): Promise<Checked> {
  const adapter = adapterOf(ats);
  let origin: string;
  try {
    const address = boardAddress(adapter, slug, context.environment);
    if (!address.isRenamed) await refusePrivate(new URL(address.origin).hostname, context.lookup);
    origin = address.origin;
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : String(error));
  }
  const ask = { adapter, origin, slug, company: '', last: NEVER_READ, fetch: context.fetch };
  const asked = await askBoard(ask);
  if (asked.kind === 'unchanged') return unreadable('The board says that nothing has changed since never.');
  if (asked.kind === 'failed') {
    const wait = asked.retryAfter === undefined ? '' : ` It asks to wait ${asked.retryAfter} s.`;
    return unreadable(asked.message + wait);
  }
  const { postings, unreadable: broken, partial } = asked.reading;
  const taken = postings.map((posting) => ({ posting, facts: completeJob(posting) }));
  const jobs = taken.filter(({ facts }) => !('left' in facts));
  const lines = [
    `Reachable: ${postings.length === 0 ? 'no jobs' : `${postings.length} postings`}.`,
    ...broken.slice(0, 1).map(({ why }) => `Not readable: ${broken.length} postings, the first: ${why}`),
    ...(partial ? [partial] : []),
    `For the board: ${jobs.length}. Staying off it: ${taken.length - jobs.length}.`,
    ...reasons(taken.map(({ facts }) => facts)),
  ];
  for (const { posting } of jobs.slice(0, SAMPLES)) lines.push('', ...sample(await detailed(ask, posting)));
  return { isReadable: true, lines };
}

const unreadable = (message: string): Checked => ({ isReadable: false, lines: [`Not readable. ${message}`] });

function reasons(facts: readonly (JobFacts | LeftOff)[]): string[] {
  const left = facts.filter((one) => 'left' in one);
  return [...Map.groupBy(left, ({ left: reason }) => reason)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([reason, { length, 0: first }]) => `  ${length} ${REASONS[reason]}, as: ${first?.why}`);
}

/** The posting with its own answer, where the system's list leaves something out; as the list has it where it fails. */
async function detailed({ adapter, origin, slug, fetch }: Ask, posting: Posting): Promise<Posting> {
  if (!adapter.detail) return posting;
  const url = new URL(origin + adapter.detail.path(slug, posting.id));
  const answer = await fetchBoard(url, NEVER_READ, fetch);
  return answer.kind === 'body' ? adapter.detail.complete(posting, answer.body) : posting;
}

function sample(posting: Posting): string[] {
  const facts = completeJob(posting);
  if ('left' in facts) return [posting.title, `  ${facts.why}`];
  const { title, role, jobType, workplace, jobLocation, compensation } = facts;
  return [
    `${title} (${role}, ${jobType}, ${workplace})`,
    `  ${jobLocation}`,
    `  ${compensation}`,
    `  ${posting.url}`,
  ];
}
