import { execFile } from 'node:child_process';
import type { Stack } from './stack.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an operator command to completion, with the local product as the stage `dev`. */
export function runOperatorCommand(
  { gatewayUrl }: Pick<Stack, 'gatewayUrl'>,
  command: 'redrive' | 'backup' | 'restore',
  args: readonly string[],
): Promise<CommandResult> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    AWS_ENDPOINT_URL: gatewayUrl,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  const program = [`infra/operations/${command}.ts`, '--stage', 'dev', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
