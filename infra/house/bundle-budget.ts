/** The most bytes that a function's bundle may weigh. */
const LARGEST = 500_000;

/** Letters and analyses of resumes are written by one function: see docs/decisions/0026-light-bundles.md. */
const LARGER = new Map([['functions/documents/writing/write.handler.ts', 555_000]]);

/** The most bytes that the bundle of this handler's file may weigh. */
export const bundleBudget = (entry: string): number => LARGER.get(entry) ?? LARGEST;
