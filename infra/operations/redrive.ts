/** `npm run redrive -- --stage <name> …`: shows the dead letters of a stage, and replays or discards them. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { takeStage } from '../deploy/options.ts';
import { REGION } from '../deploy/region.ts';
import { runMain } from '../deploy/run-main.ts';
import { readStageResources } from '../deploy/stacks.ts';
import type { DeadLetter } from './dead-letters/dead-letter.ts';
import { type DeadLetterQueue, selectQueue } from './dead-letters/dead-letter-queue.ts';
import { readDeadLetterQueues } from './dead-letters/read-queues.ts';
import { createRedriveCommands } from './dead-letters/redrive-commands.ts';
import { rerouteChanges } from './dead-letters/reroute-changes.ts';
import { createSqsQueueClient } from './dead-letters/sqs-queue-client.ts';
import { parseRedriveArguments } from './redrive-arguments.ts';

await runMain(async (args) => {
  const { stage, rest } = takeStage('redrive', args);
  const request = parseRedriveArguments(rest);
  const config = { region: REGION };
  const [sqs, lambda] = [new SQSClient(config), new LambdaClient(config)];
  const streams = new DynamoDBStreamsClient(config);
  const resources = await readStageResources(new CloudFormationClient(config), stage);
  const queues = await readDeadLetterQueues({ sqs, lambda }, resources);
  const queueClient = createSqsQueueClient(sqs);
  const commands = createRedriveCommands({
    queueClient,
    redeliver: ({ sourceUrl, functionName }: DeadLetterQueue) =>
      sourceUrl === undefined
        ? rerouteChanges({ streams, lambda, functionName })
        : (letters: readonly DeadLetter[]) => queueClient.send(sourceUrl, letters),
    now: Date.now,
    print: console.log,
    log: console.error,
  });
  if (request.kind === 'list') return commands.list(queues);
  const queue = selectQueue(queues, request.queue);
  if (request.kind === 'show') return commands.show(queue, request.max);
  if (request.kind === 'replay') return commands.replay(queue, request.max);
  return commands.discard(queue, request.id);
});
