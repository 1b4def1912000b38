import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Billing } from './billing.ts';
import type { Graphql } from './graphql.ts';
import type { Identity } from './identity.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Resumes } from './resumes.ts';
import type { Secrets } from './secrets.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

export interface PrivacyProps {
  readonly table: Table;
  readonly secrets: Secrets;
  readonly identity: Identity;
  readonly graphql: Graphql;
  readonly resumes: Resumes;
  readonly billing: Billing;
  readonly stage: Stage;
}

/** Partitions with rows of a person. */
const PARTITIONS = [
  'ALERT',
  'ANALYSIS',
  'APPLICATION',
  'DUE',
  'FOLLOW',
  'FOLLOWED',
  'LETTER',
  'NOTICE',
  'QUOTA',
] as const;

/** Export and deletion of a person's data. */
export class Privacy extends Construct {
  /** Deletion requests. */
  readonly deletionRequests: AppQueue;

  constructor(scope: Construct, id: string, props: PrivacyProps) {
    super(scope, id);
    this.#addApi(props);
    // Erasing a person with many alerts can take several runs; each continues where the last one stopped.
    this.deletionRequests = new AppQueue(this, 'Deletions', {
      visibility: Duration.seconds(90),
      maxReceiveCount: 10,
    });
    this.#addEraser(props);
  }

  #addApi({ table, identity, graphql, resumes }: PrivacyProps): void {
    const accountRights = new AppFunction(graphql.partOf(this), 'Function', {
      entry: 'functions/privacy/privacy.handler.ts',
      timeout: Duration.seconds(25),
      environment: { USER_POOL_ID: identity.pool.userPoolId },
    });
    table.grant(
      accountRights,
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER', 'WATCHLIST', 'WELCOME'], actions: ['get'] },
      {
        entities: PARTITIONS,
        actions: ['query'],
      },
      { entities: ['DELETION'], actions: ['get', 'put'] },
      { entities: ['DEVICE'], actions: ['delete'] },
      { entities: ['STALE'], actions: ['put'] },
    );
    resumes.allowPersonalData(accountRights, 'read');
    resumes.allowExport(accountRights);
    accountRights.allow(
      ['AdminGetUser', 'AdminDisableUser', 'AdminUserGlobalSignOut'].map((action) => `cognito-idp:${action}`),
      [identity.pool.userPoolArn],
    );
    const source = new FunctionSource(graphql.partOf(this), 'PrivacyFunction', {
      api: graphql.api,
      function: accountRights,
    });
    const steps = [{ code: 'functions/platform/graphql/invoke.step.ts', source }];
    graphql.addGuardedField('Query.exportMyData', steps);
    graphql.addGuardedField('Mutation.deleteAccount', steps);
  }

  #addEraser({ table, secrets, identity, resumes, billing, stage }: PrivacyProps): void {
    const erase = new AppFunction(this, 'Erase', {
      entry: 'functions/privacy/erase.handler.ts',
      timeout: Duration.seconds(60),
      environment: { USER_POOL_ID: identity.pool.userPoolId, EMAIL_SALT_ARN: identity.emailSalt.secretArn },
    });
    table.grant(
      erase,
      { entities: ['DELETION'], actions: ['get', 'update', 'delete'] },
      { entities: ['USER', 'METER'], actions: ['get', 'delete'] },
      {
        entities: ['EMAIL', 'STALE', 'PHONE', 'ASKED', 'FOLLOWER', 'WELCOME', 'MESSAGE'],
        actions: ['delete'],
      },
      {
        entities: [...PARTITIONS, 'ATTENTION'],
        actions: ['query', 'delete'],
      },
      { entities: ['WATCHLIST'], actions: ['get', 'put', 'delete'] },
      { entities: ['WATCHER'], actions: ['writeMany'] },
      { entities: ['FORMER'], actions: ['update'] },
    );
    resumes.allowPersonalData(erase, 'erase');
    billing.allowEndSubscription(erase);
    erase.allow(
      ['AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'].map(
        (action) => `cognito-idp:${action}`,
      ),
      [identity.pool.userPoolArn],
    );
    erase.allowReadSecret(identity.emailSalt);
    erase.allowReadSecret(secrets.analytics);
    erase.addEnvironment('ANALYTICS_KEY_ARN', secrets.analytics.secretArn);
    if (stage.analyticsProject) erase.addEnvironment('ANALYTICS_PROJECT_URL', stage.analyticsProject);
    this.deletionRequests.addConsumer(erase, { batchSize: 1, maxConcurrency: 2 });
  }
}
