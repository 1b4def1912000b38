import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Ai } from './ai.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import type { Table } from './table.ts';

/** What rules leave open of a job is asked for after it is on the board, and told to it when the answer comes. */
export class Completion extends Construct {
  readonly queue: HouseQueue;

  constructor(scope: Construct, id: string, { table, ai }: { readonly table: Table; readonly ai: Ai }) {
    super(scope, id);
    this.queue = new HouseQueue(this, 'Open', { visibility: Duration.seconds(40) });
    const complete = new HouseFunction(this, 'Complete', {
      entry: 'functions/ingestion/enrichment/complete.handler.ts',
      data: ['functions/places/gazetteer/gazetteer.tsv', 'functions/postings/words/role-names.txt'],
      timeout: Duration.seconds(30),
      memory: 1024,
    });
    table.grant(
      complete,
      { of: ['ORIGINAL', 'POSTING', 'JOB', 'VACANCY'], may: ['get', 'put'] },
      { of: ['LISTING', 'AUDIT'], may: ['put'] },
    );
    ai.questions.sentBy(complete, 'QUESTIONS_QUEUE_URL');
    ai.answerTo(this.queue);
    this.queue.consumedBy(complete, { batchSize: 10, atOnce: 5 });
  }
}
