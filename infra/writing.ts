import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { Llm } from './llm.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

export interface WritingProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly llm: Llm;
}

/**
 * Letters and resume analyses that an LLM writes. A mutation stores a request in the table, the stream queues
 * it, and one function writes the document, saving partial text as it streams in. The same function adds
 * suggestions to newly saved job titles in the background.
 */
export class Writing extends Construct {
  /** Requested documents, and people with new titles. */
  readonly drafts: AppQueue;
  readonly write: AppFunction;

  constructor(scope: Construct, id: string, props: WritingProps) {
    super(scope, id);
    const { table, llm } = props;
    // An attempt takes at most 75 s. The consumer postpones a request that the provider does not answer.
    this.drafts = new AppQueue(this, 'Drafts', { visibility: Duration.seconds(100), maxReceiveCount: 10 });
    this.write = new AppFunction(this, 'Write', {
      entry: 'functions/documents/generation/generate.handler.ts',
      timeout: Duration.seconds(90),
      environment: { DRAFTS_QUEUE_URL: this.drafts.queue.queueUrl },
    });
    llm.allowAsk(this.write);
    table.grant(
      this.write,
      {
        entities: ['USER', 'METER', 'RESUME', 'LETTER', 'ANALYSIS', 'SIMILAR'],
        actions: ['get'],
      },
      { entities: ['JOB', 'JOBPOSTING', 'ALERT'], actions: ['getMany'] },
      { entities: ['LETTER', 'ANALYSIS', 'QUOTA', 'SIMILAR'], actions: ['update'] },
      // Adds suggested titles to a profile.
      { entities: ['USER', 'STALE'], actions: ['put'] },
    );
    this.drafts.allowPostpone(this.write);
    this.drafts.addConsumer(this.write, { batchSize: 1, maxConcurrency: 10 });
    this.#addLetterFields(props);
  }

  #addLetterFields({ table, graphql }: WritingProps): void {
    const letters = new AppFunction(graphql.partOf(this), 'Letters', {
      entry: 'functions/documents/letters/letters.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(
      letters,
      { entities: ['USER', 'METER', 'RESUME', 'LETTER'], actions: ['get'] },
      { entities: ['JOB', 'JOBPOSTING', 'ALERT'], actions: ['getMany'] },
      { entities: ['RESUME'], actions: ['query'] },
      { entities: ['LETTER', 'QUOTA'], actions: ['update'] },
    );
    const source = new FunctionSource(graphql.partOf(this), 'LettersFunction', {
      api: graphql.api,
      function: letters,
    });
    for (const field of ['Mutation.writeLetter', 'Mutation.editLetter'])
      graphql.addOwnerField(field, [{ code: 'functions/platform/graphql/invoke.step.ts', source }]);
    const rows = new TableSource(graphql.partOf(this), 'LetterRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['LETTER'], actions: ['get'] }],
    });
    graphql.addOwnerField('Query.getLetter', [
      { code: 'functions/documents/letters/read-letter.step.ts', source: rows },
      { code: 'functions/documents/letters/show-letter.step.ts', source },
    ]);
  }
}
