/** `npm run boards -- --stage <name> …`: manages the board registry of a deployed stage. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { takeStage } from './options.ts';
import { REGION } from './region.ts';
import { runMain } from './run-main.ts';
import { runProgram } from './run-program.ts';
import { readStackOutputs } from './stacks.ts';

await runMain(async (args) => {
  const { stage, rest } = takeStage('boards', args);
  const client = new CloudFormationClient({ region: REGION });
  const { TableName, BoardsQueueUrl } = await readStackOutputs(client, stage);
  return runProgram(process.execPath, ['functions/ingestion/registry/boards.ts', ...rest], {
    env: { AWS_REGION: REGION, TABLE_NAME: TableName, BOARDS_QUEUE_URL: BoardsQueueUrl },
  });
});
