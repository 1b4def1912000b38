import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import {
  GetQueueAttributesCommand,
  ListQueuesCommand,
  SendMessageCommand,
  SetQueueAttributesCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { writeBoard } from '../support/feeds.ts';
import { test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { runOperatorCommand } from '../support/run-operator-command.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { START_WITHIN_MS, type Stack, startOwnStack } from '../support/stack.ts';
import { until } from '../support/until.ts';

const OFFICE = { id: 1, title: 'Office Manager' };

let stack: Stack;

const clientConfig = () => ({
  region: stack.region,
  endpoint: stack.gatewayUrl,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
/** Returns how many alerts each of these people got. */
const countAlerts = (people: readonly Person[]) =>
  Promise.all(
    people.map(async ({ email }) => {
      const mails = await connectConsole(stack).outbox(email);
      return mails.filter(({ subject }) => subject?.includes(' at ')).length;
    }),
  );
const redrive = (...args: string[]) => runOperatorCommand(stack, 'redrive', args);

/** Runs everything that could send an alert twice. */
async function runEverything(): Promise<void> {
  for (const schedule of ['poll-boards', 'sweep', 'drain-due']) await connectConsole(stack).run(schedule);
  expect(await connectConsole(stack).settle()).toBe(200);
}

test.describe.configure({ timeout: 600_000 });

test.describe('OPS-01 dead letters', () => {
  let sqs: SQSClient;
  let urlOf: (name: RegExp) => string;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    stack = await startOwnStack(async (feeds) => {
      await writeBoard(feeds, 'copper', 'Copper & Kite', [OFFICE]);
      await writeBoard(feeds, 'nets', 'Nets & Knots', [OFFICE]);
    });
    sqs = new SQSClient(clientConfig());
    const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand());
    urlOf = (name) => QueueUrls.find((url) => name.test(url)) ?? '';
    await connectConsole(stack).run('poll-boards');
    expect(await connectConsole(stack).settle()).toBe(200);
  });
  test.afterAll(() => stack?.stop());

  /**
   * Moves a message to the dead-letter queue one second after its first failure, not after ten tries 20 seconds apart.
   */
  async function loseSoon(): Promise<void> {
    const QueueUrl = urlOf(/AlertsDueQueue/);
    const { Attributes = {} } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['RedrivePolicy'] }),
    );
    const policy = { ...JSON.parse(Attributes.RedrivePolicy ?? '{}'), maxReceiveCount: 1 };
    await sqs.send(
      new SetQueueAttributesCommand({
        QueueUrl,
        Attributes: { VisibilityTimeout: '3', RedrivePolicy: JSON.stringify(policy) },
      }),
    );
  }

  const sendTo = (queue: RegExp, message: object) =>
    sqs.send(new SendMessageCommand({ QueueUrl: urlOf(queue), MessageBody: JSON.stringify(message) }));

  /** Returns the number of messages in a dead-letter queue, also of those that another reader has just received. */
  async function countDead(queue: RegExp): Promise<number> {
    const { Attributes = {} } = await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: urlOf(queue),
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
    );
    return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0);
  }

  const waiting = async () => /^ *(\d+) +AlertsDue /m.exec((await redrive('list')).stdout)?.[1];

  test(
    'OPS-01 shows failed messages without personal data, and replays them so that everyone is alerted once',
    NIGHTLY,
    async () => {
      // given three people whose alerts can't be sent
      const keeper = { id: 2, title: 'Lighthouse Keeper' };
      const people: Person[] = [];
      for (const name of ['ada', 'bo', 'cy'])
        people.push(await signUp(stack, `${name}@mail.example`, { titles: [keeper.title] }));
      expect(await connectConsole(stack).settle()).toBe(200);
      await loseSoon();
      await connectConsole(stack).fault({
        service: 'dynamodb',
        action: 'BatchGetItem',
        caller: 'AlertsDeliver',
        kind: 'error',
        rate: 1,
      });
      await writeBoard(stack.feedsDir, 'copper', 'Copper & Kite', [OFFICE, keeper]);
      await until('a dead letter of each person', async () => {
        await connectConsole(stack).run('poll-boards');
        return (await countDead(/AlertsDueDead/)) === 3 || undefined;
      });
      expect(await waiting()).toBe('3');
      expect(await countAlerts(people)).toEqual([0, 0, 0]);

      await test.step('list and show name keys and the function', async () => {
        const { code, stdout, stderr } = await redrive('show', 'due');
        expect(code).toBe(0);
        expect(stdout).toMatch(/^AlertsDue: 3 messages that \S*Deliver\S* failed at$/m);
        expect(stdout.match(/ {4}ALERT#[\w-]+ \S+/g)).toHaveLength(3);
        expect(stderr).toContain('aws logs tail');
        expect(stdout + stderr).not.toMatch(/mail\.example|@/);
        expect(await waiting()).toBe('3');
      });

      await test.step('after the fix, one message is replayed first, and then the rest', async () => {
        await connectConsole(stack).clearFaults();
        const first = await redrive('replay', 'AlertsDue', '--max', '1');
        expect([first.code, first.stdout]).toEqual([0, 'AlertsDue: 1 replayed, 0 kept.\n']);
        expect(await connectConsole(stack).settle()).toBe(200);
        expect((await countAlerts(people)).toSorted()).toEqual([0, 0, 1]);
        await until('the others are replayed', async () => {
          await redrive('replay', 'AlertsDue');
          await connectConsole(stack).settle();
          return (await countDead(/AlertsDueDead/)) === 0 || undefined;
        });
        expect(await countAlerts(people)).toEqual([1, 1, 1]);
      });

      await test.step('another replay changes nothing', async () => {
        const again = await redrive('replay', 'AlertsDue');
        expect([again.code, again.stdout]).toEqual([0, 'AlertsDue is empty: nothing to replay.\n']);
        // Sends the same messages again, as if the first replay had stopped before it deleted them.
        const alerts = (await streamOf('ALERT#')).records;
        for (const { pk, sk } of alerts) await sendTo(/AlertsDueDead/, { pk, sk });
        const replayed = await redrive('replay', 'AlertsDue');
        expect(replayed.stdout).toBe(`AlertsDue: ${alerts.length} replayed, 0 kept.\n`);
        await runEverything();
        expect(await countAlerts(people)).toEqual([1, 1, 1]);
      });
    },
  );

  test(
    'OPS-01 replays records that the stream consumer dropped, and sends no alert twice',
    NIGHTLY,
    async () => {
      const mender = { id: 2, title: 'Net Mender' };
      const dee = await signUp(stack, 'dee@mail.example', { titles: [mender.title] });
      expect(await connectConsole(stack).settle()).toBe(200);
      await writeBoard(stack.feedsDir, 'nets', 'Nets & Knots', [OFFICE, mender]);
      await readBoardsUntil(stack, 'the alert', async () => (await countAlerts([dee]))[0] || undefined);

      const { streamArn, shardId, records } = await streamOf('JOB#');
      const numbers = records.map(({ sequenceNumber }) => sequenceNumber);
      const DDBStreamBatchInfo = {
        streamArn,
        shardId,
        startSequenceNumber: numbers[0],
        endSequenceNumber: numbers.at(-1),
        batchSize: numbers.length,
      };
      await sendTo(/StreamDropped/, { DDBStreamBatchInfo });

      const { code, stdout } = await redrive('replay', 'StreamDropped');

      expect([code, stdout]).toEqual([0, 'StreamDropped: 1 replayed, 0 kept.\n']);
      await runEverything();
      expect(await countAlerts([dee])).toEqual([1]);
      expect((await redrive('list')).stdout).not.toMatch(/^ *[1-9]/m);
    },
  );

  test('OPS-01 discards a message by its ID, and only with --yes', NIGHTLY, async () => {
    await sendTo(/StreamDropped/, { pk: 'JOB#1', sk: 'JOB', reason: 'no' });
    const shown = await redrive('show', 'StreamDropped');
    const id = /^([\w-]{36}) /m.exec(shown.stdout)?.[1] ?? '';
    expect((await redrive('replay', 'StreamDropped')).stdout).toContain(
      `${id} stays: SQS refused this change`,
    );

    expect((await redrive('discard', 'StreamDropped', id)).stderr).toContain('repeat it with --yes');
    expect((await redrive('discard', 'StreamDropped', id, '--yes')).stdout).toBe(
      'StreamDropped: 1 discarded.\n',
    );
  });

  /** Returns the stream records of new rows whose pk begins with a prefix. */
  async function streamOf(pk: string) {
    const streams = new DynamoDBStreamsClient(clientConfig());
    const { TableNames = [] } = await new DynamoDBClient(clientConfig()).send(new ListTablesCommand({}));
    const { Streams = [] } = await streams.send(new ListStreamsCommand({ TableName: TableNames[0] }));
    const StreamArn = Streams[0]?.StreamArn ?? '';
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId ?? '';
    let { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    const records: { pk: string; sk: string; sequenceNumber: string }[] = [];
    for (let isEmpty = false; ShardIterator && !isEmpty; ) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator }));
      ShardIterator = page.NextShardIterator;
      isEmpty = (page.Records ?? []).length === 0;
      for (const { eventName, dynamodb } of page.Records ?? []) {
        const key = { pk: dynamodb?.Keys?.['pk']?.S ?? '', sk: dynamodb?.Keys?.['sk']?.S ?? '' };
        if (eventName === 'INSERT' && key.pk.startsWith(pk))
          records.push({ ...key, sequenceNumber: dynamodb?.SequenceNumber ?? '' });
      }
    }
    return { streamArn: StreamArn, shardId: ShardId, records };
  }
});
