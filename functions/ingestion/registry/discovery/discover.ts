import pLimit from 'p-limit';
import { adapterOf } from '../../adapters/adapters.ts';
import { type Candidate, candidateId, type SearchTask, uniqueCandidates } from './candidate.ts';
import type { CandidateCheck } from './check-candidate.ts';
import type { Progress } from './progress.ts';
import { replaceByListed, TENANTS } from './search-tenants.ts';

/** A series of searches, which run one after the other. */
export interface Search {
  readonly name: string;
  readonly tasks: AsyncIterable<SearchTask> | Iterable<SearchTask>;
}

export interface Deps {
  readonly progress: Progress;
  /** Boards that need no check, as '<ats>:<slug>' in lower case. */
  readonly known: ReadonlySet<string>;
  readonly searches: readonly Search[];
  /** Returns the searches that spell boards as their tenants do. */
  readonly tenantsOf: (boards: readonly Candidate[]) => readonly SearchTask[];
  readonly check: (candidate: Candidate) => Promise<CandidateCheck>;
  /** Registers a readable board. */
  readonly register: (board: Candidate & { readonly company: string }) => Promise<void>;
  readonly log: (line: string) => void;
}

export interface Options {
  /** Boards of other systems are ignored. */
  readonly systems: readonly string[];
  /** At most this many boards are checked. Zero only searches. */
  readonly limit: number;
}

/** Searches for boards and checks each new one once. Continues what the progress says was done. */
export async function discover(deps: Deps, { systems, limit }: Options): Promise<void> {
  const { progress, log } = deps;
  const recorded = new Map<string, readonly Candidate[]>();
  const settled = new Set<string>();
  const readable = new Set(deps.known);
  for (const event of progress.events) {
    if (event.kind === 'searched') recorded.set(event.task, event.found);
    if (event.kind === 'checked' && event.outcome !== 'failed') settled.add(candidateId(event));
    if (event.kind === 'checked' && event.outcome === 'readable')
      readable.add(candidateId(event).toLowerCase());
  }
  const lanes = new Map(systems.map((ats) => [ats, pLimit(adapterOf(ats).lanes)]));
  let left = limit;

  /** Returns undefined, and lets the next run try again, if the search fails. */
  async function searchOnce(task: SearchTask): Promise<readonly Candidate[] | undefined> {
    const before = recorded.get(task.name);
    if (before) return before;
    const { source, name } = task;
    try {
      const searched = (await task.search()).filter(({ ats }) => systems.includes(ats));
      const found = source === TENANTS ? searched : await spellExactly(searched);
      progress.add({ kind: 'searched', task: name, source, found });
      recorded.set(name, found);
      return found;
    } catch (error) {
      reportFailure(source, name, error);
      return undefined;
    }
  }

  async function spellExactly(found: readonly Candidate[]): Promise<Candidate[]> {
    const listed = await Promise.all(deps.tenantsOf(found).map(searchOnce));
    return uniqueCandidates(
      replaceByListed(
        found,
        listed.flatMap((boards) => boards ?? []),
      ),
    );
  }

  function reportFailure(source: string, task: string, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    progress.add({ kind: 'search failed', task, source, message });
    log(`${task}: failed. ${message}`);
  }

  async function checkAll(name: string, found: readonly Candidate[]): Promise<void> {
    const isNew = (candidate: Candidate) =>
      systems.includes(candidate.ats) &&
      !settled.has(candidateId(candidate)) &&
      !readable.has(candidateId(candidate).toLowerCase());
    const fresh = found.filter(isNew);
    const chosen = fresh.slice(0, Math.max(0, left));
    left -= chosen.length;
    for (const candidate of chosen) settled.add(candidateId(candidate));
    const checks = chosen.map((candidate) => lanes.get(candidate.ats)?.(() => checkOne(candidate)));
    const outcomes = (await Promise.all(checks)).flatMap((outcome) => outcome ?? []);
    const counts = [...Map.groupBy(outcomes, (outcome) => outcome)].map(
      ([outcome, { length }]) => `${length} ${outcome}`,
    );
    log([`${name}: ${found.length} boards`, `${fresh.length} new`, ...counts].join(', '));
  }

  async function checkOne(candidate: Candidate): Promise<CandidateCheck['outcome']> {
    const { ats, slug } = candidate;
    const checked = await deps.check(candidate);
    if (checked.outcome === 'readable') {
      await deps.register({ ...candidate, company: checked.company });
      readable.add(candidateId(candidate).toLowerCase());
    }
    progress.add({ kind: 'checked', ats, slug, ...checked });
    return checked.outcome;
  }

  async function runSearch({ name, tasks }: Search): Promise<void> {
    try {
      for await (const task of tasks) {
        if (left <= 0 && limit > 0) return;
        if (recorded.has(task.name)) continue;
        const found = await searchOnce(task);
        if (found) await checkAll(task.name, found);
      }
    } catch (error) {
      reportFailure(name, name, error);
    }
  }

  const unfinished = uniqueCandidates([...recorded.values()].flat());
  if (unfinished.length > 0 && limit > 0) await checkAll('Found by earlier runs', unfinished);
  await Promise.all(deps.searches.map(runSearch));
}
