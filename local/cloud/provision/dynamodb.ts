import { physicalName } from './names.ts';
import type { Provisioner } from './provisioner.ts';

export interface TableStreams {
  /** Stream ARN by table name. */
  streams: Map<string, string>;
}

/** AWS::DynamoDB::Table and AWS::DynamoDB::GlobalTable. */
export const table: Provisioner<TableStreams> = async (
  { stackName, logicalId, properties },
  { services, inventory },
) => {
  const { tableName, tableArn, streamArn } = await services.dynamoDb.createTable({
    TableName: physicalName(stackName, logicalId, 255),
    ...properties,
  });
  if (streamArn) inventory.streams.set(tableName, streamArn);
  return {
    ref: tableName,
    attributes: { Arn: tableArn, TableId: tableName, ...(streamArn ? { StreamArn: streamArn } : {}) },
  };
};
