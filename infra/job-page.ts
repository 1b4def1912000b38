import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Http } from './http.ts';
import { AppFunction } from './platform/app-function.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

const BUILT = 'web/dist';

export interface JobPageProps {
  readonly table: Table;
  readonly http: Http;
  readonly stage: Pick<Stage, 'supportAddress'>;
}

/** The page of one job, rendered on request with the site build's server renderer. */
export class JobPage extends Construct {
  readonly #page: AppFunction;

  constructor(scope: Construct, id: string, { table, http, stage }: JobPageProps) {
    super(scope, id);
    this.#page = new AppFunction(this, 'Function', {
      entry: 'functions/board/job-page/job-page.handler.ts',
      files: [`${BUILT}/server/render-page.mjs`, `${BUILT}/server/job.html`, `${BUILT}/404.html`],
      timeout: Duration.seconds(10),
      memory: 1024,
    });
    if (stage.supportAddress) this.#page.addEnvironment('SUPPORT_ADDRESS', stage.supportAddress);
    table.grant(this.#page, { entities: ['JOB', 'JOBPOSTING'], actions: ['getMany'] });
    http.addRoute(['GET'], '/jobs/{id}', this.#page, { isPublic: true });
    http.setFallback(this.#page);
  }

  /** Deploys the page after the assets that it links to. */
  setSite({ url, assets }: Site): void {
    this.#page.addEnvironment('SITE_URL', url);
    this.#page.node.addDependency(assets);
  }
}
