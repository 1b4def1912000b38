import { inspect } from 'node:util';
import {
  PinpointSMSVoiceV2Client,
  PinpointSMSVoiceV2ServiceException,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { aUser } from '../../table/fixtures/user.ts';
import type { AlertMessage } from '../delivery.ts';
import type { SendText } from './send-text.ts';

const service = mockClient(PinpointSMSVoiceV2Client);
let left: number | undefined | Error = 9;
let stopFails = false;
let sendText: SendText;
const days: string[] = [];
const stopped: string[] = [];

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    SITE_URL: 'https://daybreak.example',
    TEXT_CONFIGURATION_SET: 'texts',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
  const { textSender } = await import('./send-text.ts');
  const allowance = {
    async take(_: string, { day }: { day: string }) {
      days.push(day);
      if (left instanceof Error) throw left;
      return left;
    },
  };
  sendText = textSender(
    {
      allowance,
      linkJobs: async (messageId, jobIds) =>
        `https://daybreak.example/jobs-of/${messageId}/${jobIds.join('+')}`,
      stop: async (_, number) => {
        if (stopFails) throw new Error('The profile is being changed elsewhere.');
        stopped.push(number);
      },
    },
    () => new Date('2026-06-02T03:00:00Z'),
  );
});
beforeEach(() => {
  service.reset();
  left = 9;
  stopFails = false;
});

const message: AlertMessage = {
  messageId: 'message-1',
  freeAlertsLeft: null,
  user: aUser({ phone: '+12125550123' }),
  items: [{ job: aJob(), alert: anAlert('ada', 'one') }],
};
const errorOf = (status: number, name: string, Reason?: string, message = '') => {
  const metadata = { httpStatusCode: status };
  const error = new PinpointSMSVoiceV2ServiceException({
    name,
    message,
    $fault: 'client',
    $metadata: metadata,
  });
  return Object.assign(error, Reason === undefined ? {} : { Reason });
};
const OPTED_OUT = ['ConflictException', 'DESTINATION_PHONE_NUMBER_OPTED_OUT'] as const;

describe('sending a text', () => {
  test('MATCH-02 goes to the person’s number as transactional, counted on the person’s local day', async () => {
    service.on(SendTextMessageCommand).resolves({ MessageId: 'of the provider' });
    expect(await sendText(message, { beside: 'nothing' })).toBe('accepted');
    expect(days.at(-1)).toBe('2026-06-01');
    expect(service.commandCalls(SendTextMessageCommand)[0]?.args[0].input).toEqual({
      DestinationPhoneNumber: '+12125550123',
      MessageBody: expect.stringMatching(/^Daybreak: .* Reply STOP to end texts\.$/),
      MessageType: 'TRANSACTIONAL',
      ConfigurationSetName: 'texts',
      Context: { message: 'message-1', person: 'ada', beside: 'nothing' },
    });
  });

  test('OPS-02 uses the stage’s number or pool', async () => {
    const pool = 'arn:aws:sms-voice:us-east-1:111122223333:pool/pool-1';
    process.env['TEXT_FROM'] = pool;
    const { textSender } = await import('./send-text.ts');
    const deps = {
      allowance: { take: async () => 9 },
      linkJobs: async () => '',
      stop: async () => {},
    };
    const fromPool = textSender(deps, () => new Date('2026-06-02T03:00:00Z'));
    delete process.env['TEXT_FROM'];
    service.on(SendTextMessageCommand).resolves({});
    expect(await fromPool(message, { beside: 'nothing' })).toBe('accepted');
    const [call] = service.commandCalls(SendTextMessageCommand);
    expect(call?.args[0].input.OriginationIdentity).toBe(pool);
  });

  test('MATCH-02 marks its events if a mail went too', async () => {
    service.on(SendTextMessageCommand).resolves({});
    await sendText(message, { beside: 'mail' });
    const [call] = service.commandCalls(SendTextMessageCommand);
    expect(call?.args[0].input.Context).toMatchObject({ beside: 'mail' });
  });

  test('MATCH-02 links to all jobs of its message, if it has several', async () => {
    service.on(SendTextMessageCommand).resolves({});
    const items = ['one', 'two'].map((jobID) => ({ job: aJob({ jobID }), alert: anAlert('ada', jobID) }));
    await sendText({ ...message, items }, { beside: 'nothing' });
    const [call] = service.commandCalls(SendTextMessageCommand);
    const link = 'All 2: https://daybreak.example/jobs-of/message-1/one+two ';
    expect(call?.args[0].input.MessageBody).toContain(link);
  });

  test('sends none beyond the daily limit', async () => {
    left = undefined;
    expect(await sendText(message, { beside: 'mail' })).toBe('textLimitReached');
    expect(service.commandCalls(SendTextMessageCommand)).toEqual([]);
  });

  test.each([
    [400, 'ValidationException', 'INVALID_PARAMETER', 'failed'],
    [400, ...OPTED_OUT, 'failed'],
    [400, 'ConflictException', 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED', 'unavailable'],
    [400, 'ConflictException', 'NO_ORIGINATION_IDENTITIES_FOUND', 'unavailable'],
    [400, 'ServiceQuotaExceededException', 'MONTHLY_SPEND_LIMIT_REACHED_FOR_TEXT', 'unavailable'],
    [400, 'ThrottlingException', undefined, 'refused'],
    [400, 'AccessDeniedException', 'ACCOUNT_DISABLED', 'refused'],
    [408, 'RequestTimeout', undefined, 'unclear'],
    [500, 'InternalServerException', undefined, 'unclear'],
  ] as const)('MATCH-02 a %i %s for %s is %s', async (status, name, reason, outcome) => {
    service.on(SendTextMessageCommand).rejects(errorOf(status, name, reason));
    expect(await sendText(message, { beside: 'nothing' })).toBe(outcome);
  });

  test('logs no number from the service’s error', async () => {
    const { log } = await import('../../platform/log.ts');
    const warn = jest.spyOn(log, 'warn');
    const words = 'The number +12125550123 is not valid.';
    service
      .on(SendTextMessageCommand)
      .rejects(errorOf(400, 'ValidationException', 'INVALID_PARAMETER', words));
    await sendText(message, { beside: 'nothing' });
    const logged = inspect(warn.mock.calls, { depth: null });
    expect(logged).toContain('INVALID_PARAMETER');
    expect(logged).not.toContain('2125550123');
  });

  test('turns texts off once the service reports an opt-out', async () => {
    service.on(SendTextMessageCommand).rejects(errorOf(400, ...OPTED_OUT));
    stopped.length = 0;
    await sendText(message, { beside: 'nothing' });
    expect(stopped).toEqual(['+12125550123']);
  });

  test('never throws, since a mail may have been sent', async () => {
    left = new Error('The table is busy.');
    expect(await sendText(message, { beside: 'mail' })).toBe('unclear');
  });

  test('never throws if an opt-out can’t be recorded', async () => {
    service.on(SendTextMessageCommand).rejects(errorOf(400, ...OPTED_OUT));
    stopFails = true;
    expect(await sendText(message, { beside: 'mail' })).toBe('failed');
  });
});
