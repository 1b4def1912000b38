import { ConditionalCheckFailedException, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Stack } from './stack.ts';

const MINUTE = 60_000;

/**
 * Writes alert rows directly, for states that take too long to reach: 90 days of alerts, ten used free alerts, or the
 * minute in which waiting alerts are sent.
 */
export async function connectAlertTable({ region, gatewayUrl }: Pick<Stack, 'region' | 'gatewayUrl'>) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ region, endpoint: gatewayUrl, credentials });
  const documents = DynamoDBDocumentClient.from(client);
  const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand());
  if (TableName === undefined) throw new Error('The product has no table.');
  const put = (Item: Record<string, unknown>) => documents.send(new PutCommand({ TableName, Item }));

  async function subOf(email: string): Promise<string> {
    const Key = { pk: `EMAIL#${email}`, sk: 'EMAIL' };
    const { Item } = await documents.send(new GetCommand({ TableName, Key }));
    if (!Item) throw new Error(`There is no account for ${email}.`);
    return String(Item['sub']);
  }

  return {
    /** Adds an alert for a job, as if it had matched the given number of minutes ago. */
    async addAlert(
      email: string,
      jobId: string,
      minutesAgo: number,
      facts: Readonly<Record<string, unknown>> = {},
    ): Promise<void> {
      const sub = await subOf(email);
      const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      await put({
        pk: `ALERT#${sub}`,
        sk: jobId,
        state: 'sent',
        why: '',
        matchedAt: at,
        sentAt: at,
        messageId: null,
        reason: {
          title: 'Office Manager',
          place: 'Austin',
          jobType: '',
          words: 'Matches Office Manager in Austin, TX',
          change: '',
        },
        expiresAt: Math.floor(Date.now() / 1000) + 86_400,
        ...facts,
      });
      if (facts['state'] === 'withheld' || facts['state'] === 'failed')
        // Staff's list reads all shards.
        await put({ pk: 'ATTENTION#0', sk: `${at}#${sub}#${jobId}` });
    },
    /** Uses up a user's free alerts, except for `left` of them. */
    async spendFreeAlerts(email: string, left = 0): Promise<void> {
      const charged = new Set(Array.from({ length: 10 - left }, (_, number) => `spent-${number}`));
      await put({ pk: `METER#${await subOf(email)}`, sk: 'METER', charged });
    },
    /** Ends the wait in which a user's matches are grouped, so the next match is sent at once, with those that wait. */
    async endGroupingPeriod(email: string): Promise<void> {
      const Key = { pk: `METER#${await subOf(email)}`, sk: 'METER' };
      const update = {
        UpdateExpression: 'SET nextAt = :now, dueAt = :none',
        ExpressionAttributeValues: { ':now': 0, ':none': null },
      };
      await documents.send(new UpdateCommand({ TableName, Key, ...update }));
    },
    /** Moves a user's next send time and due row to the current minute, as if time had passed. */
    async makeDue(email: string): Promise<void> {
      const sub = await subOf(email);
      const Key = { pk: `METER#${sub}`, sk: 'METER' };
      const { Item: meter } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      const was: unknown = meter?.['dueAt'];
      if (typeof was !== 'number') return;
      const at = Math.floor(Date.now() / MINUTE) * MINUTE;
      if (at >= was) return;
      const rows = (await dueRows(sub)).filter(({ sk }) => sk === `${new Date(was).toISOString()}#${sub}`);
      for (const row of rows) await put({ ...row, sk: `${new Date(at).toISOString()}#${sub}` });
      const digest = meter?.['digest'] ? { ...meter['digest'], at } : null;
      const update = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET nextAt = :at, dueAt = :at, digest = :digest',
        ConditionExpression: 'dueAt = :was',
        ExpressionAttributeValues: { ':at': at, ':was': was, ':digest': digest },
      });
      await documents.send(update).catch((error: unknown) => {
        // The product has changed the time since it was read.
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
      for (const { pk, sk } of rows) await documents.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    },
    /** Returns in which minutes (epoch ms) something of a user is looked at: waiting alerts, or the welcome mail. */
    async dueTimes(email: string): Promise<{ at: number; isWelcome: boolean }[]> {
      const rows = await dueRows(await subOf(email));
      return rows.map(({ sk }) => {
        const [minute = '', , kind] = String(sk).split('#');
        return { at: Date.parse(minute), isWelcome: kind === 'WELCOME' };
      });
    },
  };

  /** The due rows of a user, in every shard. */
  async function dueRows(sub: string): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    const scan = {
      TableName,
      FilterExpression: 'begins_with(pk, :due) AND contains(sk, :sub)',
      ExpressionAttributeValues: { ':due': 'DUE#', ':sub': sub },
      ConsistentRead: true,
    };
    for await (const { Items = [] } of paginateScan({ client: documents }, scan)) rows.push(...Items);
    return rows;
  }
}
