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

export interface RowGrant {
  /** The prefixes of the partition keys. */
  readonly entities: readonly string[];
  /** DynamoDB requires that one statement allows all keys of a batch call (`getMany`, `writeMany`). */
  readonly actions: readonly (keyof typeof ACTIONS)[];
}

/** The application's DynamoDB table, on demand, with point-in-time recovery, TTL, and a stream. */
export class Table extends Construct {
  readonly table: TableV2;

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
    grantee.addEnvironment('TABLE_NAME', this.table.tableName);
    for (const statement of this.createStatements(grants)) grantee.addToRolePolicy(statement);
  }

  createStatements(grants: readonly RowGrant[]): PolicyStatement[] {
    return grants.map(
      ({ entities, actions }) =>
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: actions.map((action) => ACTIONS[action]),
          resources: [this.table.tableArn],
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': entities.map((entity) => `${entity}#*`) },
          },
        }),
    );
  }
}
