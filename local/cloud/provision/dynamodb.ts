import { physicalName } from './names.ts';
import type { Provision } from './resource-type.ts';

/** The inventory of table streams. */
export interface TableStreams {
  /** Stream ARN by table name. */
  streams: Map<string, string>;
}

/** AWS::DynamoDB::Table and AWS::DynamoDB::GlobalTable. */
export const table: Provision<TableStreams> = async (
  { stackName, logicalId, properties },
  { services, inventory },
) => {
  const made = await services.dynamoDb.createTable({
    TableName: physicalName(stackName, logicalId, 255),
    ...properties,
  });
  const { tableName, tableArn, streamArn } = made;
  if (streamArn) inventory.streams.set(tableName, streamArn);
  return {
    ref: tableName,
    attributes: { Arn: tableArn, TableId: tableName, ...(streamArn ? { StreamArn: streamArn } : {}) },
  };
};
