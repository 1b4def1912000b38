import type { CodeSwap } from '../cloud/deploy/hotswap.ts';
import { type ChangePlan, planChanges } from './change-plan.ts';
import type { CodeBuilder } from './code-builder.ts';
import type { SiteServer } from './site-server.ts';

export interface Deps {
  /** Starts a process that builds the code as it is now. */
  startBuilder(): Promise<CodeBuilder>;
  /** Replaces deployed code, and returns the names of the functions and resolvers that run it. */
  hotswap(swaps: readonly CodeSwap[]): Promise<string[]>;
  generateContract(): Promise<void>;
  /** Returns the folder of the assembly for the current sources. */
  synthesize(): Promise<string>;
  /** Deploys an assembly on what runs. If it throws, the last one runs on. */
  update(assemblyFolder: string): Promise<void>;
  site: Pick<SiteServer, 'reload' | 'showError'>;
  /** Prints a line. */
  say(line: string): void;
}

/** Keeps a running product up to date with its sources. */
export interface ChangeFollower {
  /** Takes up changed files. Errors are shown and printed, and the product runs on as it was. Never rejects. */
  follow(paths: readonly string[]): Promise<void>;
  close(): void;
}

/** A mistake in the sources, as opposed to one of ours. */
class SourceError extends Error {
  readonly file: string | null;

  constructor(text: string, file: string | null) {
    super(text);
    this.file = file;
  }
}

const count = (names: readonly string[]) => (names.length > 3 ? `${names.length} parts` : names.join(', '));

export async function followChanges(deps: Deps): Promise<ChangeFollower> {
  const { hotswap, generateContract, synthesize, update, site, say } = deps;
  let builder = await deps.startBuilder();
  let isSwapped = false;
  /** A failed synth or update is tried again with every later change. */
  let isTemplateStale = false;
  let isErrorShown = false;

  /** Returns what was replaced; undefined if that can't be known, so that only a new template helps. */
  const swap = async (paths: readonly string[]): Promise<string[] | undefined> => {
    if (!builder.isRunning()) return undefined;
    const answer = await builder.rebuild(paths);
    if ('failure' in answer) throw new SourceError(answer.failure.text, answer.failure.file);
    if (answer.swaps.length === 0) return [];
    isSwapped = true;
    const swapped = await hotswap(answer.swaps);
    return swapped.length > 0 ? swapped : undefined;
  };
  const deploy = async (code: readonly string[]) => {
    isTemplateStale = true;
    await update(await synthesize());
    isTemplateStale = false;
    // The builder knows the code that was deployed and the entries that were there when it started.
    if (code.length === 0 && !isSwapped && builder.isRunning()) return;
    builder.close();
    builder = await deps.startBuilder();
    isSwapped = false;
  };
  /** Returns what is new, or null if nothing is. */
  const apply = async ({ code, contract, template }: ChangePlan): Promise<string | null> => {
    if (contract) await generateContract();
    const swapped = code.length > 0 && !template && !isTemplateStale ? await swap(code) : [];
    if (!template && !isTemplateStale && swapped)
      return swapped.length > 0 ? `replaced ${count(swapped)}` : null;
    await deploy(code);
    return 'updated the stack';
  };

  return {
    async follow(paths) {
      const startedAt = performance.now();
      const plan = planChanges(paths);
      try {
        const news = await apply(plan);
        if (news !== null) say(`${news} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
        if (news !== null || isErrorShown) site.reload();
        isErrorShown = false;
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        say(text);
        isErrorShown = true;
        site.showError(text, error instanceof SourceError ? error.file : null);
      }
      const [restart] = plan.restart;
      if (restart !== undefined) say(`${restart} changed: restart pnpm dev to use it.`);
    },
    close: () => builder.close(),
  };
}
