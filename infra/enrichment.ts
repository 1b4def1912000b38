import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Llm } from './llm.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import type { Table } from './table.ts';

/** Asks an LLM for the job fields that the rules left open. The job is listed without them in the meantime. */
export class Enrichment extends Construct {
  readonly queue: AppQueue;

  constructor(scope: Construct, id: string, { table, llm }: { readonly table: Table; readonly llm: Llm }) {
    super(scope, id);
    this.queue = new AppQueue(this, 'Enrichments', { visibility: Duration.seconds(40) });
    const enrich = new AppFunction(this, 'Function', {
      entry: 'functions/ingestion/enrichment/enrich-posting.handler.ts',
      timeout: Duration.seconds(30),
      memory: 1024,
    });
    table.grant(
      enrich,
      { entities: ['JOBPOSTING', 'POSTING', 'JOB', 'VACANCY'], actions: ['get', 'put'] },
      { entities: ['LISTING', 'AUDIT', 'EARLIER'], actions: ['put'] },
    );
    llm.questions.addSender(enrich, 'QUESTIONS_QUEUE_URL');
    llm.sendAnswersTo(this.queue);
    this.queue.addConsumer(enrich, { batchSize: 10, maxConcurrency: 5 });
  }
}
