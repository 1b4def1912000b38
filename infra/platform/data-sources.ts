import { Stack } from 'aws-cdk-lib';
import { BackedDataSource, type IGraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { Construct } from 'constructs';
import type { RowGrant, Table } from '../table.ts';
import type { AppFunction } from './app-function.ts';
import { InlineRole } from './inline-role.ts';
import { ensureInvokeRole, servicePrincipal } from './invoke-role.ts';

/** Gives resolvers access to some rows only. CDK's own DynamoDB data source allows every action on every row. */
export class TableSource extends BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly api: IGraphqlApi; readonly table: Table; readonly grants: readonly RowGrant[] },
  ) {
    const { tableName } = props.table.table;
    const dynamoDbConfig = { tableName, awsRegion: Stack.of(scope).region };
    const serviceRole = new InlineRole(scope, `${id}Role`, {
      assumedBy: servicePrincipal(scope, 'appsync'),
      statements: props.table.createStatements(props.grants),
    });
    super(scope, id, { api: props.api, name: id, serviceRole }, { type: 'AMAZON_DYNAMODB', dynamoDbConfig });
  }
}

/** Lets resolvers invoke one function. CDK's own Lambda data source also allows its versions and aliases. */
export class FunctionSource extends BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: { readonly api: IGraphqlApi; readonly function: AppFunction },
  ) {
    const lambdaConfig = { lambdaFunctionArn: props.function.functionArn };
    const serviceRole = ensureInvokeRole(scope, 'appsync', props.function);
    super(scope, id, { api: props.api, name: id, serviceRole }, { type: 'AWS_LAMBDA', lambdaConfig });
  }
}
