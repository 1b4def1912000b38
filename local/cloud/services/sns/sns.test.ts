import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allow, clientSettings, startTestGateway } from '../test-gateway.ts';
import { createSnsService, snsPermissions } from './sns.ts';

const BELLS = 'arn:aws:sns:us-east-1:000000000000:bells';

const published: (string | undefined)[][] = [];
const topics = {
  hasTopic: (topicArn: string) => topicArn === BELLS,
  publish(...message: [string, string, string?]) {
    published.push(message);
    return 'of-the-message';
  },
};
let gateway: Awaited<ReturnType<typeof startTestGateway>>;
let sns: SNSClient;
beforeAll(async () => {
  gateway = await startTestGateway({
    services: new Map([['sns', createSnsService(topics)]]),
    permissions: new Map([['sns', snsPermissions]]),
  });
  const ringer = gateway.principals.add('ringer', [
    allow(['sns:Publish'], BELLS, 'arn:aws:sns:us-east-1:000000000000:gone'),
  ]);
  sns = new SNSClient(clientSettings(gateway.url, ringer));
});
afterAll(() => gateway.close());

const publish = (input: { TopicArn?: string; Message?: string; Subject?: string } = {}) =>
  sns.send(new PublishCommand({ TopicArn: BELLS, Message: 'It rings.', ...input }));

describe('OPS-01 a call of Publish', () => {
  test('publishes to the topic, and returns the id', async () => {
    expect((await publish({ Subject: 'Bell', Message: 'It rings:\n  "twice" & more' })).MessageId).toBe(
      'of-the-message',
    );
    expect(published).toEqual([[BELLS, 'It rings:\n  "twice" & more', 'Bell']]);
  });

  test('OPS-02 needs the permission for the topic', async () => {
    const others = { TopicArn: 'arn:aws:sns:us-east-1:000000000000:whistles' };
    await expect(publish(others)).rejects.toMatchObject({ name: 'AuthorizationErrorException' });
  });

  test.each([
    ['an empty message', { Message: '' }, 'InvalidParameterException', 'Invalid parameter: Empty message'],
    [
      'a long message',
      { Message: 'x'.repeat(262_145) },
      'InvalidParameterException',
      'Invalid parameter: Message too long',
    ],
    [
      'a subject of two lines',
      { Subject: 'One\nTwo' },
      'InvalidParameterException',
      'Invalid parameter: Subject',
    ],
    [
      'a subject of 101 characters',
      { Subject: 'x'.repeat(101) },
      'InvalidParameterException',
      'Invalid parameter: Subject',
    ],
    [
      'a subject beyond ASCII',
      { Subject: 'Grüße' },
      'InvalidParameterException',
      'Invalid parameter: Subject',
    ],
    [
      'an unknown topic',
      { TopicArn: 'arn:aws:sns:us-east-1:000000000000:gone' },
      'NotFoundException',
      'Topic does not exist',
    ],
  ])('with %s is refused as by AWS', async (_, input, name, message) => {
    await expect(publish(input)).rejects.toMatchObject({ name, message });
  });
});
