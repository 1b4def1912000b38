import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Ai } from './ai.ts';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** What a person does about letters. */
const LETTERS = ['Query.getLetter', 'Mutation.writeLetter', 'Mutation.editLetter'];

/** What writing stands on. */
export interface WritingProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly ai: Ai;
}

/**
 * What is written for a person with a model's help: a field leaves a wish in the table, the stream brings it here, and
 * one function writes it while the person looks on. It asks the provider itself, since what comes is shown as it comes.
 */
export class Writing extends Construct {
  /** Wishes to be written. */
  readonly drafts: HouseQueue;
  /** The function that writes. */
  readonly write: HouseFunction;

  constructor(scope: Construct, id: string, props: WritingProps) {
    super(scope, id);
    const { table, ai } = props;
    // A try takes 75 seconds at most. What the provider does not answer is put off by its consumer.
    this.drafts = new HouseQueue(this, 'Drafts', { visibility: Duration.seconds(100), tries: 10 });
    this.write = new HouseFunction(this, 'Write', {
      entry: 'functions/documents/writing/write.handler.ts',
      timeout: Duration.seconds(90),
      environment: { DRAFTS_QUEUE_URL: this.drafts.queue.queueUrl },
    });
    ai.askedBy(this.write);
    table.grant(
      this.write,
      { of: ['USER', 'METER', 'RESUME', 'ORIGINAL', 'LETTER', 'ANALYSIS'], may: ['get'] },
      { of: ['ORIGINAL'], may: ['getMany'] },
      { of: ['LETTER', 'ANALYSIS', 'QUOTA'], may: ['update'] },
    );
    this.drafts.postponedBy(this.write);
    this.drafts.consumedBy(this.write, { batchSize: 1, atOnce: 10 });
    this.#letters(props);
  }

  #letters({ table, graphql }: WritingProps): void {
    const letters = new HouseFunction(this, 'Letters', {
      entry: 'functions/documents/letters/letters.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      letters,
      { of: ['USER', 'METER', 'RESUME', 'ORIGINAL', 'LETTER'], may: ['get'] },
      { of: ['RESUME'], may: ['query'] },
      { of: ['LETTER', 'QUOTA'], may: ['update'] },
    );
    const source = new FunctionSource(this, 'LettersFunction', { api: graphql.api, function: letters });
    for (const field of LETTERS)
      graphql.answerOwner(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
  }
}
