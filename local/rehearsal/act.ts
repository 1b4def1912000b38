/** One action of an engineer or a visitor. */
export interface Act {
  readonly tries: string;
  /** Returns a short result. Throws what AWS refuses. */
  attempt(): Promise<string>;
  /** Why the first attempt is refused, and how to make the second one succeed. */
  readonly refusal?: {
    readonly pattern: RegExp;
    /** The fix, in words for a person. */
    readonly remedy: string;
    grant(): Promise<void> | void;
  };
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? '';

/** Makes the first attempt, which must fail, and returns its error. */
async function refusalOf({ tries, attempt }: Act, pattern: RegExp): Promise<string> {
  const outcome = await attempt().then(
    (result) => ({ result }),
    (error: unknown) => ({ refusal: firstLine(error) }),
  );
  if (!('refusal' in outcome))
    throw new Error(`${tries}: expected a refusal like ${pattern}, but it succeeded: ${outcome.result}`);
  if (!pattern.test(outcome.refusal))
    throw new Error(`${tries}: expected a refusal like ${pattern}, but got: ${outcome.refusal}`);
  return outcome.refusal;
}

/**
 * Runs acts in order: each is refused for its stated reason and succeeds after its remedy. Throws at the
 * first act that differs.
 */
export async function playActs(acts: readonly Act[], say: (line: string) => void): Promise<void> {
  for (const [index, act] of acts.entries()) {
    say(`${index + 1}. ${act.tries}`);
    if (act.refusal) {
      say(`   refused  ${await refusalOf(act, act.refusal.pattern)}`);
      say(`   remedy   ${act.refusal.remedy}`);
      await act.refusal.grant();
    }
    say(`   done     ${await act.attempt()}`);
  }
}
