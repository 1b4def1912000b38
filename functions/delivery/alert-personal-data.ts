import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import { Alert, Meter } from '../table/alert.ts';
import {
  alertKey,
  attentionKey,
  dueKey,
  type Key,
  messageKey,
  meterKey,
  noticeKey,
  phoneKey,
  userKey,
  welcomeKey,
} from '../table/keys.ts';
import { Notice, noticeMessageId } from '../table/notice.ts';
import { deletePartition, deleteRows, readPartition, toKey } from '../table/rows.ts';
import { shardOf } from '../table/shards.ts';
import type { Table } from '../table/table.ts';
import { Welcome, welcomeMessageId } from '../table/welcome.ts';

/** A person's alerts, welcome mail and notices, due rows and meter, for export and erasure. */
export function alertPersonalData(table: Table): PersonalDataStore {
  const ledger = (sub: string) => alertKey(sub, '').pk;
  const get = async (key: Key): Promise<Record<string, unknown> | undefined> => {
    const read = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return (await table.documents.send(read)).Item;
  };

  /** The person's rows in a shard whose sort keys are a time and the person; it is small enough to be read whole. */
  async function rowsOf(sub: string, { pk }: Key) {
    const rows = [];
    for await (const page of readPartition(table, pk))
      rows.push(...page.filter(({ sk }) => `${sk}`.split('#')[1] === sub));
    return rows;
  }
  const dueRows = (sub: string) => rowsOf(sub, dueKey(shardOf('due', sub), '', ''));
  const attentionRows = (sub: string) => rowsOf(sub, attentionKey(shardOf('attention', sub), '', '', ''));

  async function removeNumber(sub: string): Promise<void> {
    const user = await get(userKey(sub));
    const phone = user?.['phone'];
    if (typeof phone === 'string' && phone !== '') await deleteRows(table, [phoneKey(phone, sub)]);
  }

  async function* alertsOf(sub: string) {
    for await (const rows of readPartition(table, ledger(sub)))
      for (const row of rows) {
        const { pk: _, sk: jobID, expiresAt: __, ...alert } = Alert.parse(row);
        yield { jobID, ...alert };
      }
  }

  async function notices(sub: string): Promise<Notice[]> {
    const found = [];
    for await (const rows of readPartition(table, noticeKey(sub, '').pk))
      found.push(...rows.map((row) => Notice.parse(row)));
    return found;
  }

  return {
    name: 'alerts',
    async read(sub) {
      const meter = await get(meterKey(sub));
      const dueAt = (await dueRows(sub)).map((row) => `${row['sk']}`.split('#')[0]);
      const { charged, ...rest } = Meter.parse(meter ?? {});
      const welcome = await get(welcomeKey(sub));
      return {
        meter: { ...rest, charged: [...charged] },
        alerts: alertsOf(sub),
        dueAt,
        welcome: welcome ? Welcome.parse(welcome).state : null,
        notices: (await notices(sub)).map(({ content, state }) => ({ content, state })),
      };
    },
    async erase(sub) {
      await deletePartition(table, ledger(sub));
      await removeNumber(sub);
      const rows = [...(await dueRows(sub)), ...(await attentionRows(sub))];
      const welcome = [welcomeKey(sub), messageKey(welcomeMessageId(sub))];
      const sentNotices = (await notices(sub)).flatMap(({ pk, sk }) => [
        messageKey(noticeMessageId(sub, sk)),
        { pk, sk },
      ]);
      await deleteRows(table, [...rows.map(toKey), meterKey(sub), ...welcome, ...sentNotices]);
    },
  };
}
