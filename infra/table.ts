import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { AppFunction } from './platform/app-function.ts';

/** A transaction needs the permissions of all its operations; batches have their own actions. */
const ACTIONS = {
  get: 'dynamodb:GetItem',
  getMany: 'dynamodb:BatchGetItem',
  query: 'dynamodb:Query',
  put: 'dynamodb:PutItem',
  insert: 'dynamodb:PartiQLInsert',
  update: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  check: 'dynamodb:ConditionCheckItem',
  writeMany: 'dynamodb:BatchWriteItem',
} as const;

type Action = keyof typeof ACTIONS;

export interface RowGrant {
  /** The prefixes of the partition keys. */
  readonly entities: readonly string[];
  readonly actions: readonly Action[];
}

/** The application's DynamoDB table, on demand, with point-in-time recovery, TTL, and a stream. */
export class Table extends Construct {
  readonly table: TableV2;
  readonly #grants = new Map<AppFunction, RowGrant[]>();

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new TableV2(this, 'Rows', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      // A failed first deployment leaves an empty table behind, which has no fixed name and blocks nothing.
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Allows actions on rows whose partition key starts with the entities' names, and passes TABLE_NAME. */
  grant(grantee: AppFunction, ...grants: readonly RowGrant[]): void {
    const earlier = this.#grants.get(grantee);
    if (earlier) return void earlier.push(...grants);
    const all = [...grants];
    this.#grants.set(grantee, all);
    grantee.addEnvironment('TABLE_NAME', this.table.tableName);
    grantee.addRights(() => this.createStatements(all));
  }

  /**
   * One statement for each set of entities, with the actions that are allowed on exactly these. So one
   * statement allows all keys of an action, as batches require; AWS documents for no transaction whether it
   * does, too.
   */
  createStatements(grants: readonly RowGrant[]): PolicyStatement[] {
    const actions = [...new Set(grants.flatMap((grant) => grant.actions))];
    const entitiesOf = (action: Action) =>
      grants.flatMap((grant) => (grant.actions.includes(action) ? grant.entities : []));
    const byEntities = Map.groupBy(actions, (action) => [...new Set(entitiesOf(action))].sort().join());
    return [...byEntities].map(
      ([entities, allowed]) =>
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: allowed.map((action) => ACTIONS[action]),
          resources: [this.table.tableArn],
          conditions: {
            'ForAllValues:StringLike': {
              'dynamodb:LeadingKeys': entities.split(',').map((entity) => `${entity}#*`),
            },
          },
        }),
    );
  }
}
