import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import { FunctionSource, TableSource } from './house/sources.ts';
import type { Http } from './http.ts';
import type { Table } from './table.ts';

/** What the listing stands on. */
export interface ListingProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly http: Http;
}

/** The public board: its lists and feeds by one function that holds the last days' jobs in memory, and single jobs. */
export class Listing extends Construct {
  /** Previews the alerts of the person whom the step before has read. */
  readonly preview: Step;
  /** Answers the board's lists, counts and feeds. */
  readonly lists: HouseFunction;

  constructor(scope: Construct, id: string, { table, graphql, http }: ListingProps) {
    super(scope, id);
    this.lists = new HouseFunction(this, 'Function', {
      entry: 'functions/board/listing.handler.ts',
      timeout: Duration.seconds(15),
      memory: 1769,
    });
    table.grant(
      this.lists,
      { of: ['LISTING', 'SEGMENT'], may: ['query'] },
      { of: ['JOB'], may: ['getMany'] },
    );
    const lists = new FunctionSource(this, 'ListingFunction', { api: graphql.api, function: this.lists });
    for (const field of ['listJobsByFilters', 'listJobs', 'getLatestJobs'])
      graphql.answer(`Query.${field}`, lists);
    this.preview = { code: 'functions/delivery/preview/ask-preview.step.ts', source: lists };
    this.#previewAlerts(table, graphql);
    http.route(['GET'], '/feed.atom', this.lists);
    http.route(['GET'], '/feed.json', this.lists);
    this.#showJobs(table, graphql);
    this.#packHours(table);
  }

  /** Tells the feeds where the site is; known only once the distribution is. */
  linkTo(siteUrl: string): void {
    this.lists.addEnvironment('SITE_URL', siteUrl);
  }

  /** The function that answers the public has no right to people's records: a step reads the caller's own and hands it on. */
  #previewAlerts(table: Table, graphql: Graphql): void {
    const reads = new TableSource(this, 'Profiles', {
      api: graphql.api,
      table,
      rights: [{ of: ['USER'], may: ['get'] }],
    });
    graphql.answerOwner('Query.previewAlerts', [
      { code: 'functions/delivery/preview/read-person.step.ts', source: reads },
      this.preview,
    ]);
  }

  #packHours(table: Table): void {
    const packs = new HouseFunction(this, 'Packs', {
      entry: 'functions/board/log/pack-hours.handler.ts',
      timeout: Duration.minutes(5),
      memory: 1769,
    });
    table.grant(packs, { of: ['LISTING'], may: ['query'] }, { of: ['SEGMENT'], may: ['query', 'put'] });
    const pastTheHour = ScheduleExpression.cron({ minute: '6' });
    new HouseSchedule(this, 'pack-hours', pastTheHour, packs);
  }

  #showJobs(table: Table, graphql: Graphql): void {
    const detail = new HouseFunction(this, 'Job', {
      entry: 'functions/board/job-detail.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(detail, { of: ['JOB', 'ORIGINAL'], may: ['getMany'] });
    const job = new FunctionSource(this, 'JobFunction', { api: graphql.api, function: detail });
    graphql.answer('Query.getJob', job);
  }
}
