import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { NewAccount } from './new-account.ts';

export interface Line {
  readonly subject: string;
  readonly text: string;
}

const LINE = /^(ok|missing|unknown) +(.+?) {2,}(.+)$/;

/** Runs the preflight against the account and returns its lines by state. */
export async function checkAccount({
  assembly,
  environment,
}: Pick<NewAccount, 'assembly' | 'environment'>): Promise<Record<'ok' | 'missing' | 'unknown', Line[]>> {
  const options = ['--stage', 'dev', '--assembly', assembly.folder];
  const child = spawn(process.execPath, ['infra/preflight/preflight.ts', ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = output.split('\n').flatMap((line) => {
    const [, state = '', subject = '', about = ''] = LINE.exec(line) ?? [];
    return state === '' ? [] : [{ state, subject, text: about }];
  });
  if (lines.length === 0) throw new Error(`The preflight did not run: ${complaint.trim()}`);
  const of = (state: string) => lines.filter((line) => line.state === state);
  return { ok: of('ok'), missing: of('missing'), unknown: of('unknown') };
}
