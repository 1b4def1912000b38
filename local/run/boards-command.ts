import { LOCAL } from '../cloud/gateway/principal.ts';
import type { Cloud } from '../cloud/stand-up/cloud.ts';
import type { SeedContext } from '../demo/seed-boards.ts';
import { runCommand } from './command.ts';

/** The registry of boards of a running stack. */
export interface BoardsCommand extends Pick<SeedContext, 'registerBoards' | 'replay'> {
  /** Every board with how its last reading went, as cells: board, outcome, postings, time, what was wrong. */
  list(): Promise<string[][]>;
}

/** The registry kept by the same command that keeps the deployed one. */
export function boardsCommand({
  templateOutputs,
  outputs,
}: Pick<Cloud, 'templateOutputs' | 'outputs'>): BoardsCommand {
  const { TableName = '', BoardsQueueUrl = '' } = templateOutputs;
  const env = {
    PATH: process.env['PATH'],
    TABLE_NAME: TableName,
    BOARDS_QUEUE_URL: BoardsQueueUrl,
    AWS_ENDPOINT_URL: outputs.gatewayUrl,
    AWS_REGION: outputs.region,
    AWS_ACCESS_KEY_ID: LOCAL,
    AWS_SECRET_ACCESS_KEY: LOCAL,
  };
  const run = (args: readonly string[], input = '') =>
    runCommand(process.execPath, ['functions/feeds/registry/boards.ts', ...args], { env, input });
  const send = async (command: 'import' | 'replay', entries: readonly unknown[]) => {
    if (entries.length > 0) await run([command, '-'], JSON.stringify(entries));
  };
  return {
    registerBoards: (entries) => send('import', entries),
    replay: (readings) => send('replay', readings),
    async list() {
      const lines = (await run(['list'])).split('\n').filter((line) => line !== '');
      return lines.map((line) => line.split('\t'));
    },
  };
}
