/** `npm run boards -- --stage <name> …`: manages the registry of a deployed stage, which the stack's outputs name. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { explainAwsFailure } from './aws-failure.ts';
import { takeStage } from './options.ts';
import { REGION } from './region.ts';
import { runProgram } from './run-program.ts';
import { stackOutputs } from './stack-outputs.ts';

process.on('disconnect', () => process.exit(130));

let code = 1;
try {
  const { stage, rest } = takeStage('boards', process.argv.slice(2));
  const { TableName, BoardsQueueUrl } = await stackOutputs(
    new CloudFormationClient({ region: REGION }),
    stage,
  );
  code = await runProgram(process.execPath, ['functions/ingestion/registry/boards.ts', ...rest], {
    env: { AWS_REGION: REGION, TABLE_NAME: TableName, BOARDS_QUEUE_URL: BoardsQueueUrl },
  });
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
