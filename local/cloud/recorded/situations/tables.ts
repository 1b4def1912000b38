import type { Scene, Situation } from '../situation.ts';

const write = async ({ aws, cloud, name }: Scene, members: object) => {
  await cloud.dynamoDb.createTable({
    TableName: name,
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  });
  const put = { TableName: name, Item: { pk: { S: 'a' } } };
  await aws.json('dynamodb', 'PutItem', put);
  return aws.json('dynamodb', 'PutItem', { ...put, ...members });
};

/** The answers of DynamoDB and its streams. */
export const dynamoDbSituations: readonly Situation[] = [
  [
    /exc-not-found-transact-write-items/,
    ({ aws, name }) =>
      aws.json('dynamodb', 'TransactWriteItems', {
        TransactItems: [{ Put: { TableName: name, Item: { pk: { S: 'a' } } } }],
      }),
  ],
  [
    /return_values_on_conditions_check_failure/,
    (scene) =>
      write(scene, {
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
  ],
  [
    /execute_statement_empy_parameter/,
    ({ aws, name }) =>
      aws.json('dynamodb', 'ExecuteStatement', { Statement: `SELECT * FROM "${name}"`, Parameters: [] }),
  ],
  [
    /test_non_existent_stream/,
    ({ aws, name }) =>
      aws.json('streams', 'DescribeStream', {
        StreamArn: `arn:aws:dynamodb:us-east-1:000000000000:table/${name}/stream/2024-11-18T14:36:44.149`,
      }),
  ],
];
