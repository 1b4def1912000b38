/** `npm run redrive -- --stage <name> …`: shows what failed for good in a stage, and brings it back. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { explainAwsFailure } from '../deploy/aws-failure.ts';
import { takeStage } from '../deploy/options.ts';
import { REGION } from '../deploy/region.ts';
import { type DeadLetterQueue, demandQueue } from './dead-letters/dead-letter-queue.ts';
import { readDeadLetterQueues } from './dead-letters/read-queues.ts';
import { redriveCommands } from './dead-letters/redrive-commands.ts';
import { routeAgain } from './dead-letters/route-again.ts';
import { sqsLetterBox } from './dead-letters/sqs-letter-box.ts';
import { readRedrive } from './redrive-arguments.ts';
import { stageResources } from './stage-resources.ts';

process.on('disconnect', () => process.exit(130));

async function redrive(args: readonly string[]): Promise<number> {
  const { stage, rest } = takeStage('redrive', args);
  const request = readRedrive(rest);
  const config = { region: REGION };
  const [sqs, lambda] = [new SQSClient(config), new LambdaClient(config)];
  const streams = new DynamoDBStreamsClient(config);
  const resources = await stageResources(new CloudFormationClient(config), stage);
  const queues = await readDeadLetterQueues({ sqs, lambda }, resources);
  const box = sqsLetterBox(sqs);
  const wayBack = ({ sourceUrl, functionName }: DeadLetterQueue) =>
    sourceUrl === undefined
      ? routeAgain({ streams, lambda, functionName })
      : (letters: Parameters<typeof box.send>[1]) => box.send(sourceUrl, letters);
  const commands = redriveCommands({ box, wayBack, now: Date.now, print: console.log, say: console.error });
  if (request.kind === 'list') return commands.list(queues);
  const queue = demandQueue(queues, request.queue);
  if (request.kind === 'show') return commands.show(queue, request.max);
  if (request.kind === 'replay') return commands.replay(queue, request.max);
  return commands.discard(queue, request.id);
}

let code = 1;
try {
  code = await redrive(process.argv.slice(2));
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
