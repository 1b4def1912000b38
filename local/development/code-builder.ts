import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const swap = z.object({
  size: z.number(),
  sha256: z.string(),
  file: z.string(),
  beside: z.array(z.string()),
});
const answer = z.union([
  z.object({ swaps: z.array(swap) }),
  // A compiler's message, and the file it is about.
  z.object({ failure: z.object({ text: z.string(), file: z.string().nullable() }) }),
]);

/** A process that builds changed functions and resolvers. */
export interface CodeBuilder {
  /** False before its first build, which failed, or once it has ended. */
  isRunning(): boolean;
  /** Builds what depends on the files. Call it again only after it has resolved. */
  rebuild(changed: readonly string[]): Promise<z.infer<typeof answer>>;
  close(): void;
}

/** Forks the program at `path`, which writes built code under `folder`. `bundlesFile` has the deployed code. */
export function startCodeBuilder(path: string, folder: string, bundlesFile: string): CodeBuilder {
  const child = fork(path, [folder, bundlesFile], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const exited = once(child, 'exit').then(() => {
    throw new Error('The process that builds functions has ended.');
  });
  exited.catch(() => undefined);
  return {
    isRunning: () => child.connected && child.exitCode === null,
    async rebuild(changed) {
      const answered = once(child, 'message');
      child.send({ changed });
      const [message] = await Promise.race([answered, exited]);
      return answer.parse(message);
    },
    close() {
      if (child.connected) child.disconnect();
    },
  };
}
