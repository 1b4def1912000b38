import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { RegistryEntry } from './registry-entry.ts';
import type { Replay } from './seed-boards.ts';

/** Where the product's own registry command finds the running stack. */
export interface BoardsCommandOptions {
  readonly root: string;
  readonly gatewayUrl: string;
  readonly region: string;
  readonly tableName: string;
  readonly boardsQueueUrl: string;
}

/** The product's registry command (`pnpm boards`), run against the local stack. */
export function boardsCommand(options: BoardsCommandOptions): {
  registerBoards(entries: readonly RegistryEntry[]): Promise<void>;
  replay(readings: readonly Replay[]): Promise<void>;
} {
  const env = {
    PATH: process.env['PATH'],
    AWS_ENDPOINT_URL: options.gatewayUrl,
    AWS_REGION: options.region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: options.tableName,
    BOARDS_QUEUE_URL: options.boardsQueueUrl,
  };
  async function run(command: string, input: unknown): Promise<void> {
    const child = spawn(process.execPath, ['functions/feeds/boards.ts', command, '-'], {
      cwd: options.root,
      env,
    });
    child.stdin.end(JSON.stringify(input));
    child.stdout.resume();
    const exit = new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('close', resolve),
    );
    const said = await text(child.stderr);
    if ((await exit) !== 0) throw new Error(`The registry of boards refused '${command}': ${said.trim()}`);
  }
  return {
    registerBoards: async (entries) => {
      if (entries.length > 0) await run('import', entries);
    },
    replay: (readings) => run('replay', readings),
  };
}
