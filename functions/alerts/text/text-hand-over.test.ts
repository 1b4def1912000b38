import { inspect } from 'node:util';
import { PublishCommand, SNSClient, SNSServiceException } from '@aws-sdk/client-sns';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { Outgoing } from '../delivery.ts';
import type { TextHandOver } from './text-hand-over.ts';

const sns = mockClient(SNSClient);
let left: number | undefined | Error = 9;
let stopFails = false;
let handOver: TextHandOver;
const days: string[] = [];
const numbers: string[] = [];
const stopped: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    SITE_URL: 'https://daybreak.example',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  const { textHandOver } = await import('./text-hand-over.ts');
  const allowance = {
    async take(_: string, { day }: { day: string }) {
      days.push(day);
      if (left instanceof Error) throw left;
      return left;
    },
  };
  handOver = textHandOver(
    {
      allowance,
      remember: async (number) => void numbers.push(number),
      stop: async (_, number) => {
        if (stopFails) throw new Error('The profile is being changed elsewhere.');
        stopped.push(number);
      },
    },
    () => new Date('2026-06-02T03:00:00Z'),
  );
});
beforeEach(() => {
  sns.reset();
  left = 9;
  stopFails = false;
});

const message: Outgoing = {
  messageId: 'message-1',
  left: null,
  user: aUser({ phone: '+12125550123' }),
  items: [{ job: aJob(), alert: anAlert('ada', 'one') }],
};
const answer = (status: number, name: string, message = '') =>
  new SNSServiceException({ name, message, $fault: 'client', $metadata: { httpStatusCode: status } });

describe('handing a text to SNS', () => {
  test('MATCH-02 sends it to the person’s number as one that matters, on the person’s own day', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'of the provider' });
    expect(await handOver(message, { once: false })).toBe('accepted');
    expect(days.at(-1)).toBe('2026-06-01');
    expect(sns.commandCalls(PublishCommand)[0]?.args[0].input).toMatchObject({
      PhoneNumber: '+12125550123',
      Message: expect.stringMatching(/^Daybreak: .* Reply STOP to end texts\.$/),
      MessageAttributes: { 'AWS.SNS.SMS.SMSType': { StringValue: 'Transactional' } },
    });
  });

  test('remembers whose the number is with the first text of a day, so that STOP finds the person', async () => {
    sns.on(PublishCommand).resolves({});
    numbers.length = 0;
    await handOver(message, { once: false });
    left = 5;
    await handOver(message, { once: false });
    expect(numbers).toEqual(['+12125550123']);
  });

  test('sends none beyond the day’s', async () => {
    left = undefined;
    expect(await handOver(message, { once: true })).toBe('spent');
    expect(sns.commandCalls(PublishCommand)).toEqual([]);
  });

  test.each([
    [400, 'InvalidParameter', 'failed'],
    [400, 'OptedOut', 'failed'],
    [400, 'Throttled', 'refused'],
    [403, 'AuthorizationError', 'refused'],
    [408, 'RequestTimeout', 'unclear'],
    [500, 'InternalError', 'unclear'],
  ] as const)('MATCH-02 a %i %s is %s', async (status, name, outcome) => {
    sns.on(PublishCommand).rejects(answer(status, name));
    expect(await handOver(message, { once: false })).toBe(outcome);
  });

  test('logs no number that the service’s answer quotes', async () => {
    const { log } = await import('../../house/log.ts');
    const warn = jest.spyOn(log, 'warn');
    const words = 'Invalid parameter: PhoneNumber Reason: +12125550123 is not valid to publish to';
    sns.on(PublishCommand).rejects(answer(400, 'InvalidParameter', words));
    await handOver(message, { once: false });
    const logged = inspect(warn.mock.calls, { depth: null });
    expect(logged).toContain('InvalidParameter');
    expect(logged).not.toContain('2125550123');
  });

  test('notes that a number takes no texts, once the service says so', async () => {
    sns.on(PublishCommand).rejects(answer(400, 'OptedOut'));
    stopped.length = 0;
    await handOver(message, { once: false });
    expect(stopped).toEqual(['+12125550123']);
  });

  test('never throws: a mail that has gone stays gone', async () => {
    left = new Error('The table is busy.');
    expect(await handOver(message, { once: true })).toBe('unclear');
  });

  test('never throws where it cannot be noted that a number takes no texts', async () => {
    sns.on(PublishCommand).rejects(answer(400, 'OptedOut'));
    stopFails = true;
    expect(await handOver(message, { once: true })).toBe('failed');
  });
});
