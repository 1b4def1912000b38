import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { itemBytes, transactionUnits } from '../../measure/item-bytes.ts';
import type { Units } from '../model/measured-units.ts';

const Used = z.object({ CapacityUnits: z.number() });
const Output = z.object({ ConsumedCapacity: z.union([z.array(Used), Used.transform((used) => [used])]) });

const Transaction = z.object({
  TransactItems: z.array(z.object({ Put: z.object({ Item: z.record(z.string(), z.unknown()) }) })),
});

/** Returns the write units of a transaction, or undefined for other requests. */
function requestTransactionUnits(input: object): number | undefined {
  const items = Transaction.safeParse(input).data?.TransactItems;
  return items && transactionUnits(items.map(({ Put }) => Put.Item));
}

const Inserts = z.object({
  Statements: z.array(
    z.object({ Statement: z.string().startsWith('INSERT'), Parameters: z.array(z.unknown()) }),
  ),
});

/**
 * Returns the write units of PartiQL inserts, for which DynamoDB Local reports none, or undefined for other requests.
 */
function insertUnits(input: object): number | undefined {
  const statements = Inserts.safeParse(input).data?.Statements;
  return statements?.reduce((sum, { Statement, Parameters }) => {
    const names = [...Statement.matchAll(/'(\w+)': \?/g)].map(([, name]) => name);
    const row = Object.fromEntries(names.map((name, at) => [name, Parameters[at]]));
    return sum + Math.ceil(itemBytes(row) / 1024);
  }, 0);
}

/** Matches the names of read requests, such as 'Query POSTING'. */
export const READS = /^(Get|Query|BatchGet|Scan)/;

/** Requests of one kind: their number, and their read or write units. */
export interface CapacityUsage {
  readonly requests: number;
  readonly units: number;
}

/**
 * Counts the capacity units of a client's requests as DynamoDB reports them, and those of transactions by AWS's rule.
 */
export interface Meter {
  /** Returns and resets the counts, by command and entity of the first key: 'Query POSTING'. */
  takeUsage(): Map<string, CapacityUsage>;
}

/** Attaches a meter to a client. There is no way to detach it. */
export function attachMeter(documents: DynamoDBDocumentClient): Meter {
  let counts = new Map<string, CapacityUsage>();
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const used = Output.safeParse(result.output).data?.ConsumedCapacity ?? [];
      const name = `${String(context['commandName']).replace('Command', '')} ${entityName(args.input)}`;
      const { requests, units } = counts.get(name) ?? { requests: 0, units: 0 };
      const reported = used.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      // DynamoDB Local reports 0 units for an empty read. AWS charges 1, because all reads here are strongly
      // consistent.
      const consumed = READS.test(name)
        ? Math.max(1, reported)
        : (requestTransactionUnits(args.input) ?? insertUnits(args.input) ?? reported);
      counts.set(name, { requests: requests + 1, units: units + consumed });
      return result;
    },
    { step: 'initialize', name: 'capacityMeter', priority: 'high' },
  );
  return {
    takeUsage() {
      const usage = counts;
      counts = new Map();
      return usage;
    },
  };
}

/** The units that one operation consumed, and its duration. */
export interface Measured extends Units {
  readonly milliseconds: number;
}

/** Runs `work`, and returns what it consumed. */
export async function measure(meter: Meter, work: () => Promise<unknown>): Promise<Measured> {
  meter.takeUsage();
  const start = performance.now();
  await work();
  const milliseconds = performance.now() - start;
  const usage = [...meter.takeUsage()];
  const sum = (isRead: boolean) =>
    usage.filter(([name]) => READS.test(name) === isRead).reduce((all, [, { units }]) => all + units, 0);
  return { writes: sum(false), reads: sum(true), milliseconds };
}

/** Returns the entity at the start of the first key in a request. */
const entityName = (input: unknown): string =>
  /([A-Z]{3,})#/.exec(JSON.stringify(input))?.[1] ?? '(no entity)';
