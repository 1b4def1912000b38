/** `npm run rehearse`: goes from a new AWS account to the first alert. See `--help`. */
import { playActs } from './rehearsal/act.ts';
import { actsOf } from './rehearsal/acts.ts';
import { openNewAccount } from './rehearsal/new-account.ts';
import { requireJava } from './run/java.ts';
import { requirePorts } from './run/ports.ts';
import { createProgress } from './run/progress.ts';
import { readSettings } from './run/settings.ts';

const undo: (() => Promise<unknown>)[] = [];

async function rehearse(): Promise<void> {
  const { ports } = readSettings([], process.env);
  await Promise.all([requireJava(), requirePorts({ gateway: ports.gateway })]);
  const progress = createProgress();
  const account = await openNewAccount({ gatewayPort: ports.gateway, progress }, undo);
  progress('a new account, to which nothing has been granted');
  await playActs(actsOf(account), progress);
  progress('From nothing to the first alert, every refusal met once.');
}

async function end(code: number): Promise<never> {
  for (const step of undo.splice(0)) await step().catch((error: Error) => console.error(error.message));
  process.exit(code);
}

process.on('SIGINT', () => void end(130));
process.on('SIGTERM', () => void end(130));
process.on('disconnect', () => void end(130));

try {
  await rehearse();
  await end(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
