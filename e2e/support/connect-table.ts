import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Stack } from './stack.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };

/** DynamoDB’s limit of rows per batch write. */
const BATCH = 25;

/** Opens the first table of the emulator, through its gateway. */
export async function connectTable(stack: Pick<Stack, 'region' | 'gatewayUrl'>) {
  const client = new DynamoDBClient({
    region: stack.region,
    endpoint: stack.gatewayUrl,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const documents = DynamoDBDocumentClient.from(client);
  const [TableName = ''] = (await client.send(new ListTablesCommand({}))).TableNames ?? [];
  return {
    /**
     * Scans for rows whose pk has one of these prefixes. Reads only the given attributes, pk and sk, or all
     * attributes if none are given.
     */
    async rows(prefixes: readonly string[], attributes?: readonly string[]): Promise<Row[]> {
      const values = Object.fromEntries(prefixes.map((prefix, n) => [`:prefix${n}`, prefix]));
      const conditions = Object.keys(values).map((value) => `begins_with(pk, ${value})`);
      const names = Object.fromEntries((attributes ?? []).map((name) => [`#${name}`, name]));
      const projection = {
        ExpressionAttributeNames: names,
        ProjectionExpression: ['pk', 'sk', ...Object.keys(names)].join(', '),
      };
      const pages = paginateScan(
        { client: documents },
        {
          TableName,
          FilterExpression: conditions.join(' OR '),
          ExpressionAttributeValues: values,
          ConsistentRead: true,
          ...(attributes ? projection : {}),
        },
      );
      const rows: Row[] = [];
      for await (const page of pages)
        rows.push(
          ...(page.Items ?? []).map((item) => ({ ...item, pk: String(item['pk']), sk: String(item['sk']) })),
        );
      return rows;
    },
    async write(rows: readonly Row[]): Promise<void> {
      for (let start = 0; start < rows.length; start += BATCH) {
        let unprocessed = rows.slice(start, start + BATCH).map((Item): object => ({ PutRequest: { Item } }));
        while (unprocessed.length > 0) {
          const response = await documents.send(
            new BatchWriteCommand({ RequestItems: { [TableName]: unprocessed } }),
          );
          unprocessed = response.UnprocessedItems?.[TableName] ?? [];
        }
      }
    },
  };
}

export type Table = Awaited<ReturnType<typeof connectTable>>;
