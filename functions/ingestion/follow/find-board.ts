import type { Candidate } from '../registry/discovery/candidate.ts';
import type { CandidateCheck } from '../registry/discovery/check-candidate.ts';
import { formatTarget, pageOf, type Target } from './follow-target.ts';

/** A readable board, or why there is none. */
export type Finding =
  | { readonly kind: 'found'; readonly ats: string; readonly slug: string; readonly company: string }
  | { readonly kind: 'notFound' | 'unreadable'; readonly reason: string };

export interface FindDeps {
  /** Asks the vendor for the board once. */
  readonly check: (candidate: Candidate) => Promise<CandidateCheck>;
  /** Looks for boards on a site, starting at a page. Throws if the page can't or mustn't be read. */
  readonly search: (page: URL) => Promise<readonly Candidate[]>;
  readonly isReadable: (ats: string) => boolean;
}

/** The systems that most technology employers use; their boards are named like the employer. */
const MAIN_SYSTEMS = ['greenhouse', 'ashby', 'lever', 'workable', 'smartrecruiters'];

/** The generic reader of career sites, whose slugs are hosts. */
const GENERIC = 'careers';

/** At most this many boards on a site are checked. */
const MAX_CANDIDATES = 3;

/** Looks for the board of a target and checks that it can be read. `text` is what the person typed. */
export async function findBoard(deps: FindDeps, target: Target, text: string): Promise<Finding> {
  if (target.kind === 'name') return findByName(deps, text.trim(), target.key);
  if (target.kind === 'board') return checkCandidates(deps, [target]);
  return findOnSite(deps, target, text);
}

async function findByName(deps: FindDeps, company: string, key: string): Promise<Finding> {
  const slug = key.replaceAll(' ', '');
  const guesses = MAIN_SYSTEMS.map((ats): Candidate => ({ ats, slug, company, isGuess: true }));
  const finding = await checkCandidates(deps, guesses);
  return finding.kind === 'found' ? finding : { kind: 'notFound', reason: finding.reason };
}

async function findOnSite(
  deps: FindDeps,
  target: Extract<Target, { kind: 'site' }>,
  text: string,
): Promise<Finding> {
  let found: readonly Candidate[];
  try {
    found = await deps.search(pageOf(text));
  } catch (error) {
    return { kind: 'unreadable', reason: describeFailure(error) };
  }
  const generic: Candidate = { ats: GENERIC, slug: target.host };
  const candidates = [...found.slice(0, MAX_CANDIDATES - 1), generic].filter(
    (candidate, index, all) => all.findIndex((other) => isSame(other, candidate)) === index,
  );
  const finding = await checkCandidates(deps, candidates);
  return finding.kind === 'notFound' ? { ...finding, kind: 'unreadable' } : finding;
}

/** Without the queries of addresses, which may say who someone is: staff read it, and it is logged. */
const describeFailure = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\?[^\s']*/g, '');

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.ats === other.ats && one.slug.toLowerCase() === other.slug.toLowerCase();

/** Returns the first board that can be read, or else what the check of the first one said. */
async function checkCandidates(deps: FindDeps, candidates: readonly Candidate[]): Promise<Finding> {
  const reasons: Finding[] = [];
  for (const candidate of candidates) {
    const { ats, slug } = candidate;
    const name = formatTarget({ kind: 'board', ats, slug });
    if (!deps.isReadable(ats)) {
      reasons.push({ kind: 'unreadable', reason: `${name}: Boards on ${ats} can't be read.` });
      continue;
    }
    const { outcome, company, message } = await deps.check(candidate);
    // People also follow employers that have no tech job now.
    if (outcome === 'readable' || outcome === 'unrelated') return { kind: 'found', ats, slug, company };
    const kind = outcome === 'gone' ? 'notFound' : 'unreadable';
    reasons.push({ kind, reason: `${name}: ${message}` });
  }
  return reasons[0] ?? { kind: 'unreadable', reason: 'No board was found.' };
}
