import { LOCAL } from '../cloud/gateway/principal.ts';
import type { Cloud } from '../cloud/stand-up/cloud.ts';
import type { SeedContext } from '../demo/seed-boards.ts';
import { runCommand } from './command.ts';

/** The registry of boards of a running stack, kept by the same command that keeps the deployed one. */
export function boardsCommand({
  templateOutputs,
  outputs,
}: Cloud): Pick<SeedContext, 'registerBoards' | 'replay'> {
  const { TableName = '', BoardsQueueUrl = '' } = templateOutputs;
  const env = {
    TABLE_NAME: TableName,
    BOARDS_QUEUE_URL: BoardsQueueUrl,
    AWS_ENDPOINT_URL: outputs.gatewayUrl,
    AWS_REGION: outputs.region,
    AWS_ACCESS_KEY_ID: LOCAL,
    AWS_SECRET_ACCESS_KEY: LOCAL,
  };
  const run = async (command: 'import' | 'replay', entries: readonly unknown[]) => {
    if (entries.length === 0) return;
    const args = ['functions/feeds/boards.ts', command, '-'];
    await runCommand(process.execPath, args, { env, input: JSON.stringify(entries) });
  };
  return {
    registerBoards: (entries) => run('import', entries),
    replay: (readings) => run('replay', readings),
  };
}
