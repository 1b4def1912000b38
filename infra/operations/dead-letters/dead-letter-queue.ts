import { type StackResource, withoutHash } from '../../deploy/stacks.ts';

export interface QueueFacts {
  readonly logicalId: string;
  readonly url: string;
  readonly arn: string;
  readonly messages: number;
  /** Received, but not deleted yet. */
  readonly inFlight: number;
  readonly deadLetterArn: string | undefined;
}

export interface MappingFacts {
  readonly sourceArn: string;
  readonly functionName: string;
  /** The destination of failed batches. */
  readonly failureArn: string | undefined;
}

export interface DeadLetterQueue {
  /** The capability and the queue, such as 'AlertsDue'. */
  readonly name: string;
  readonly url: string;
  readonly messages: number;
  readonly inFlight: number;
  /** The queue that messages are replayed to. Undefined if the messages are failed batches of the table's stream. */
  readonly sourceUrl: string | undefined;
  /** The consumer that failed. */
  readonly functionName: string;
  readonly logGroup: string | undefined;
}

/** Finds the queues that another queue or a stream's event source mapping sends failures to. */
export function findDeadLetterQueues(
  queues: readonly QueueFacts[],
  mappings: readonly MappingFacts[],
  resources: readonly StackResource[],
): DeadLetterQueue[] {
  return queues.flatMap(({ logicalId, url, arn, messages, inFlight }) => {
    const source = queues.find(({ deadLetterArn }) => deadLetterArn === arn);
    const mapping = mappings.find(({ sourceArn, failureArn }) =>
      source ? sourceArn === source.arn : failureArn === arn,
    );
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
        logGroup: findLogGroup(functionName, resources),
      },
    ];
  });
}

/** A function's log group has the function's logical id plus 'Logs'. */
function findLogGroup(functionName: string, resources: readonly StackResource[]): string | undefined {
  const logicalId = resources.find(({ physicalId }) => physicalId === functionName)?.logicalId ?? '';
  return resources.find(
    (resource) =>
      resource.type === 'AWS::Logs::LogGroup' &&
      withoutHash(resource.logicalId) === `${withoutHash(logicalId)}Logs`,
  )?.physicalId;
}

/** Returns the queue whose name equals or ends with `name`, ignoring case. Throws unless exactly one matches. */
export function selectQueue(queues: readonly DeadLetterQueue[], name: string): DeadLetterQueue {
  const lowerCase = name.toLowerCase();
  const exact = queues.filter((queue) => queue.name.toLowerCase() === lowerCase);
  const matches =
    exact.length > 0 ? exact : queues.filter((queue) => queue.name.toLowerCase().endsWith(lowerCase));
  const [queue, other] = matches;
  const names = (matches.length > 0 ? matches : queues).map((match) => match.name).join(', ');
  if (!queue) throw new Error(`There is no dead-letter queue '${name}'. Name one of ${names}.`);
  if (other) throw new Error(`'${name}' matches several queues: ${names}. Use a full name.`);
  return queue;
}
