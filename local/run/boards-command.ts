import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Cloud } from '../cloud/deploy/cloud.ts';
import { LOCAL } from '../cloud/gateway/principal.ts';
import type { SeedContext } from '../demo/seed-boards.ts';
import { runCommand } from './command.ts';

/** Node's default folder for compiled code, which halves the time of a command. */
const COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

const listed = z.array(
  z.object({
    board: z.string(),
    company: z.string(),
    state: z.string(),
    /** Minutes since the board was last read, or null if it never was. */
    age: z.number().nullable(),
    lastResult: z.string(),
    /** The last outcomes, one character each, newest last. */
    trend: z.string(),
    favorite: z.boolean(),
    message: z.string(),
  }),
);

export type ListedBoard = z.infer<typeof listed>[number];

/** The registry of a running stack. */
export interface BoardsCommand extends Pick<SeedContext, 'registerBoards' | 'replay'> {
  /** Environment that the command needs to reach the stack. */
  readonly environment: Readonly<Record<string, string>>;
  /** Worst health first. */
  list(): Promise<ListedBoard[]>;
}

/** Runs the same registry command as for deployed stages. `endpoints` are the fakes' base URLs. */
export function boardsCommand(
  { templateOutputs, outputs }: Pick<Cloud, 'templateOutputs' | 'outputs'>,
  endpoints: Readonly<Record<string, string>>,
): BoardsCommand {
  const { TableName = '', BoardsQueueUrl = '' } = templateOutputs;
  const environment = {
    TABLE_NAME: TableName,
    BOARDS_QUEUE_URL: BoardsQueueUrl,
    AWS_ENDPOINT_URL: outputs.gatewayUrl,
    AWS_REGION: outputs.region,
    AWS_ACCESS_KEY_ID: LOCAL,
    AWS_SECRET_ACCESS_KEY: LOCAL,
    ...endpoints,
  };
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment };
  const run = (args: readonly string[], input = '') =>
    runCommand(process.execPath, ['functions/ingestion/registry/boards.ts', ...args], { env, input });
  const send = async (command: 'import' | 'replay', entries: readonly unknown[]) => {
    if (entries.length > 0) await run([command, '-'], JSON.stringify(entries));
  };
  return {
    environment,
    registerBoards: (entries) => send('import', entries),
    replay: (readings) => send('replay', readings),
    list: async () => listed.parse(JSON.parse(await run(['list', '--json']))),
  };
}
