import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { HouseFunction } from './house/house-function.ts';

/** A transaction needs the action of each of its parts; a batch needs one of its own. */
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

/** What a function may do with the rows of some entities. */
export interface RowRights {
  /** Entities by the names their pk begins with. */
  readonly of: readonly string[];
  /**
   * Rows that one call reads or writes together (`getMany`, `writeMany`) must be in one of these: DynamoDB asks that a
   * single statement permits all their keys.
   */
  readonly may: readonly (keyof typeof ACTIONS)[];
}

/** The one table: pk, sk, on demand, restorable to any second, expiring old rows, streaming every change. */
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
      // Protected, so a failed first deployment leaves an empty table behind. It has no fixed name: the next one works.
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Confines a function to these actions on rows whose pk begins with these entities' names. */
  grant(grantee: HouseFunction, ...rights: readonly RowRights[]): void {
    grantee.addEnvironment('TABLE_NAME', this.table.tableName);
    for (const statement of this.statements(rights)) grantee.addToRolePolicy(statement);
  }

  /** The statements that confine a role to these rights. */
  statements(rights: readonly RowRights[]): PolicyStatement[] {
    return rights.map(
      ({ of, may }) =>
        new PolicyStatement({
          effect: Effect.ALLOW,
          actions: may.map((right) => ACTIONS[right]),
          resources: [this.table.tableArn],
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': of.map((entity) => `${entity}#*`) },
          },
        }),
    );
  }
}
