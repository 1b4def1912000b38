import { Stack } from 'aws-cdk-lib';
import { BackedDataSource, type IGraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import type { RowRights, Table } from '../table.ts';
import { callingRole } from './calling-role.ts';
import type { HouseFunction } from './house-function.ts';

/** The table as resolvers reach it, confined to rows as functions are; CDK's own source may do everything. */
export class TableSource extends BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly api: IGraphqlApi; readonly table: Table; readonly rights: readonly RowRights[] },
  ) {
    const { tableName } = props.table.table;
    const dynamoDbConfig = { tableName, awsRegion: Stack.of(scope).region };
    super(scope, id, { api: props.api, name: id }, { type: 'AMAZON_DYNAMODB', dynamoDbConfig });
    for (const statement of props.table.statements(props.rights))
      this.grantPrincipal.addToPrincipalPolicy(statement);
  }
}

/** A function as resolvers ask it; CDK's own source may also call its versions and aliases. */
export class FunctionSource extends BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly api: IGraphqlApi; readonly function: HouseFunction },
  ) {
    const lambdaConfig = { lambdaFunctionArn: props.function.functionArn };
    const serviceRole = callingRole('appsync', props.function);
    super(scope, id, { api: props.api, name: id, serviceRole }, { type: 'AWS_LAMBDA', lambdaConfig });
  }
}
