/**
 * Returns what `work` returns, or undefined if it throws one of the expected errors. Lets all others through:
 * `undefinedOn([URIError], () => decodeURIComponent(part)) ?? part`.
 */
export function undefinedOn<Result>(
  expected: readonly (abstract new (...args: never[]) => Error)[],
  work: () => Result,
): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (expected.some((one) => error instanceof one || nameOf(error) === one.name)) return undefined;
    throw error;
  }
}

/** Node.js's own errors may be of another realm, where `instanceof` fails. */
const nameOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
