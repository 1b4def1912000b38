import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { HouseFunction } from './house/house-function.ts';
import type { Http } from './http.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

const BUILT = 'web/dist';

/** Where the page is served, what it reads, and whose address it names. */
export interface JobPageProps {
  readonly table: Table;
  readonly http: Http;
  readonly stage: Pick<Stage, 'supportAddress'>;
}

/** The page of one job, rendered when it is asked for by what the site's build made for it. */
export class JobPage extends Construct {
  readonly #page: HouseFunction;

  constructor(scope: Construct, id: string, { table, http, stage }: JobPageProps) {
    super(scope, id);
    this.#page = new HouseFunction(this, 'Function', {
      entry: 'functions/board/job-page/job-page.handler.ts',
      data: [`${BUILT}/server/render-job.mjs`, `${BUILT}/server/job.html`, `${BUILT}/404.html`],
      timeout: Duration.seconds(10),
      memory: 1024,
    });
    if (stage.supportAddress) this.#page.addEnvironment('SUPPORT_ADDRESS', stage.supportAddress);
    table.grant(this.#page, { of: ['JOB', 'ORIGINAL'], may: ['getMany'] });
    http.route(['GET'], '/jobs/{id}', this.#page, { isPublic: true });
  }

  /** Tells the pages where the site is, and releases them only after the assets that they name. */
  linkTo({ url, assets }: Site): void {
    this.#page.addEnvironment('SITE_URL', url);
    this.#page.node.addDependency(assets);
  }
}
