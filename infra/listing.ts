import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import type { Http } from './http.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

const BUILT = 'web/dist';

export interface ListingProps {
  readonly table: Table;
  readonly graphql: Graphql;
  readonly http: Http;
  readonly stage: Pick<Stage, 'supportAddress'>;
}

/**
 * The public board: a function serves lists, feeds and companies from an in-memory index, a resolver reads single jobs.
 */
export class Listing extends Construct {
  /** Previews the alerts of the person whose record the previous step read. */
  readonly preview: Step;
  /** Serves the board's lists, counts, feeds, and pages of companies. */
  readonly board: AppFunction;

  constructor(scope: Construct, id: string, { table, graphql, http, stage }: ListingProps) {
    super(scope, id);
    this.board = new AppFunction(this, 'Function', {
      entry: 'functions/board/listing.handler.ts',
      files: [`${BUILT}/server/render-page.mjs`, `${BUILT}/server/company.html`, `${BUILT}/404.html`],
      timeout: Duration.seconds(15),
      memory: 1769,
    });
    table.grant(
      this.board,
      { entities: ['LISTING', 'SEGMENT', 'COMPANY', 'EARLIER'], actions: ['query'] },
      { entities: ['JOB', 'BOARD'], actions: ['getMany'] },
    );
    if (stage.supportAddress) this.board.addEnvironment('SUPPORT_ADDRESS', stage.supportAddress);
    const source = new FunctionSource(graphql.partOf(this), 'ListingFunction', {
      api: graphql.api,
      function: this.board,
    });
    const lists = ['listJobsByFilters', 'listJobs', 'getLatestJobs', 'listEarlierJobs'];
    for (const field of [...lists, 'getCompany']) graphql.addPublicField(`Query.${field}`, source);
    this.preview = { code: 'functions/delivery/preview/ask-preview.step.ts', source };
    this.#addMatches(table, graphql);
    http.addRoute(['GET'], '/feed.atom', this.board);
    http.addRoute(['GET'], '/feed.json', this.board);
    http.addRoute(['GET'], '/companies/{slug}', this.board, { isPublic: true });
    this.#addJobField(table, graphql);
    this.#addPackSchedule(table);
  }

  /**
   * The URL depends on the distribution, which is created later. Pages are deployed after the assets that they link to.
   */
  setSite({ url, assets }: Pick<Site, 'url' | 'assets'>): void {
    this.board.addEnvironment('SITE_URL', url);
    this.board.node.addDependency(assets);
  }

  /** The public function may not read user records, so a separate step reads the caller's and passes it on. */
  #addMatches(table: Table, graphql: Graphql): void {
    const reads = new TableSource(graphql.partOf(this), 'Profiles', {
      api: graphql.api,
      table,
      grants: [{ entities: ['USER'], actions: ['get'] }],
    });
    graphql.addOwnerField('Query.previewAlerts', [
      { code: 'functions/delivery/preview/read-person.step.ts', source: reads },
      this.preview,
    ]);
    graphql.addOwnerField('Query.listMatches', [
      { code: 'functions/delivery/preview/read-person.step.ts', source: reads },
      { code: 'functions/delivery/preview/ask-matches.step.ts', source: this.preview.source },
    ]);
  }

  #addPackSchedule(table: Table): void {
    const packs = new AppFunction(this, 'Packs', {
      entry: 'functions/board/log/pack-hours.handler.ts',
      timeout: Duration.minutes(5),
      memory: 1769,
    });
    table.grant(
      packs,
      { entities: ['LISTING'], actions: ['query'] },
      { entities: ['SEGMENT'], actions: ['query', 'put'] },
    );
    const afterEachHour = ScheduleExpression.cron({ minute: '6' });
    new AppSchedule(this, 'pack-hours', afterEachHour, packs);
  }

  #addJobField(table: Table, graphql: Graphql): void {
    const rows = new TableSource(graphql.partOf(this), 'JobRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['JOB', 'JOBPOSTING', 'ALERT'], actions: ['getMany'] }],
    });
    graphql.addPublicField('Query.getJob', rows, 'functions/board/Query.getJob.resolver.ts');
  }
}
