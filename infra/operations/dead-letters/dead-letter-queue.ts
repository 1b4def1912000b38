import { type StageResource, withoutHash } from '../stage-resources.ts';

/** What SQS says of a queue. */
export interface QueueFacts {
  readonly logicalId: string;
  readonly url: string;
  readonly arn: string;
  readonly messages: number;
  /** Received by somebody a moment ago, and not deleted. */
  readonly inFlight: number;
  /** Where its messages go that failed for good. */
  readonly deadLetterArn: string | undefined;
}

/** What Lambda says of an event source mapping. */
export interface MappingFacts {
  readonly sourceArn: string;
  readonly functionName: string;
  /** Where it reports what it gave up. */
  readonly failureArn: string | undefined;
}

/** A queue of what failed for good, and the way back out of it. */
export interface DeadLetterQueue {
  /** The capability and its queue, as in 'AlertsDue'. */
  readonly name: string;
  readonly url: string;
  readonly messages: number;
  readonly inFlight: number;
  /** The queue that its messages go back to; undefined where it holds what a stream's reader gave up. */
  readonly sourceUrl: string | undefined;
  /** The function that failed. */
  readonly functionName: string;
  readonly logGroup: string | undefined;
}

/** Finds the dead-letter queues of a stage: those that a queue or a stream's reader hands its failures to. */
export function findDeadLetterQueues(
  queues: readonly QueueFacts[],
  mappings: readonly MappingFacts[],
  resources: readonly StageResource[],
): DeadLetterQueue[] {
  return queues.flatMap(({ logicalId, url, arn, messages, inFlight }) => {
    const source = queues.find(({ deadLetterArn }) => deadLetterArn === arn);
    const mapping = mappings.find((one) => (source ? one.sourceArn === source.arn : one.failureArn === arn));
    if (!source && !mapping) return [];
    const functionName = mapping?.functionName ?? '';
    return [
      {
        url,
        messages,
        inFlight,
        functionName,
        name: withoutHash(source?.logicalId ?? logicalId).replace(/(?<=.)Queue$/, ''),
        sourceUrl: source?.url,
        logGroup: logGroupOf(functionName, resources),
      },
    ];
  });
}

/** A function's log group is the resource that is named after it. */
function logGroupOf(functionName: string, resources: readonly StageResource[]): string | undefined {
  const logicalId = resources.find(({ physicalId }) => physicalId === functionName)?.logicalId ?? '';
  return resources.find(
    (one) =>
      one.type === 'AWS::Logs::LogGroup' && withoutHash(one.logicalId) === `${withoutHash(logicalId)}Logs`,
  )?.physicalId;
}

/** Returns the queue of a name or of the end of one, in any case. Throws a sentence if it is none or several. */
export function demandQueue(queues: readonly DeadLetterQueue[], wanted: string): DeadLetterQueue {
  const asked = wanted.toLowerCase();
  const exact = queues.filter(({ name }) => name.toLowerCase() === asked);
  const found = exact.length > 0 ? exact : queues.filter(({ name }) => name.toLowerCase().endsWith(asked));
  const [queue, other] = found;
  const names = (found.length > 0 ? found : queues).map(({ name }) => name).join(', ');
  if (!queue) throw new Error(`There is no dead-letter queue '${wanted}'. Name one of ${names}.`);
  if (other) throw new Error(`'${wanted}' is the end of several names: ${names}. Write one of them out.`);
  return queue;
}
