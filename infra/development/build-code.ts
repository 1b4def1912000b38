/**
 * The process that `pnpm dev` forks to build changed code. It answers each message `{ changed }` with `{
 * swaps }`, or with `{ failure }` for code that doesn't compile. It ends when its parent disconnects, or if
 * the first build fails.
 */
import { on } from 'node:events';
import { type BuildFailure, formatMessages, stop } from 'esbuild';
import { z } from 'zod';
import { createCodeBuilder } from './code-builder.ts';
import { functionCode } from './function-code.ts';
import { resolverCode } from './resolver-code.ts';

const Request = z.object({ changed: z.array(z.string()) });

const [folder = '', bundlesFile = ''] = process.argv.slice(2);

const isBuildFailure = (error: unknown): error is BuildFailure => error instanceof Error && 'errors' in error;

/** Describes an error for the terminal and the browser's overlay. */
async function describe(error: unknown): Promise<{ text: string; file: string | null }> {
  if (!isBuildFailure(error))
    return { text: error instanceof Error ? error.message : String(error), file: null };
  const messages = await formatMessages(error.errors, { kind: 'error', color: false });
  return { text: messages.join('').trim(), file: error.errors[0]?.location?.file ?? null };
}

// Without it, a message that comes during the first build would be lost.
const messages = on(process, 'message');
process.on('disconnect', async () => {
  // esbuild's process prints a stack when its parent just ends.
  await stop();
  process.exit();
});
// In a terminal, Ctrl-C reaches this process too. The parent disconnects when it stops.
process.on('SIGINT', () => {});

const builder = await createCodeBuilder(
  await Promise.all([functionCode(bundlesFile), resolverCode()]),
  folder,
);
for await (const [message] of messages) {
  const { changed } = Request.parse(message);
  try {
    process.send?.({ swaps: await builder.rebuild(changed) });
  } catch (error) {
    process.send?.({ failure: await describe(error) });
  }
}
