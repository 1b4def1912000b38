import { type BuildContext, type BuildOptions, context, type SameShape } from 'esbuild';

/** Above this many entries, to link all again costs less than to parse the imports of these a first time. */
const MANY = 12;

type Context<Options extends BuildOptions> = BuildContext<SameShape<BuildOptions, Options>>;

/**
 * Builds some of the entries whenever asked, and parses only what changed since their last build. Keeps
 * esbuild's contexts of all entries and of those that were built last.
 */
export async function incrementalBuild<Options extends BuildOptions>(
  all: readonly string[],
  optionsOf: (entries: readonly string[]) => SameShape<BuildOptions, Options>,
) {
  const whole = await context<Options>(optionsOf(all));
  // Parses everything in the background. Its errors come again when somebody asks for this build.
  const warmUp = whole.rebuild().catch(() => undefined);
  let recent: { key: string; context: Context<Options> } | undefined;
  const contextOf = async (entries: readonly string[]) => {
    if (entries.length > MANY || entries.length === all.length) return whole;
    const key = entries.join(' ');
    if (recent?.key === key) return recent.context;
    await recent?.context.dispose();
    recent = { key, context: await context<Options>(optionsOf(entries)) };
    return recent.context;
  };
  return {
    /** Rejects with esbuild's BuildFailure for an error in the code. */
    async build(entries: readonly string[]) {
      const some = await contextOf(entries);
      // A rebuild during another one would return that one's result, which may be older than the last change.
      if (some === whole) await warmUp;
      return some.rebuild();
    },
    async close() {
      await warmUp;
      await Promise.all([whole.dispose(), recent?.context.dispose()]);
    },
  };
}
