import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SendFailure } from '../lambda/asynchronous.ts';
import { accountId, nameOfArn } from '../template/environment.ts';
import { type Callers, clientSettings } from './principals.ts';

/** Sends what failed to its queue or topic, as the function it failed in: its role has to permit it. */
export function failureTargets(callers: () => Callers, gatewayUrl: () => string): SendFailure {
  return async (functionName, targetArn, body, attributes = {}) => {
    const settings = clientSettings(callers().ofFunction(functionName), gatewayUrl());
    const MessageAttributes = Object.fromEntries(
      Object.entries(attributes).map(([name, StringValue]) => [name, { DataType: 'String', StringValue }]),
    );
    if (targetArn.startsWith('arn:aws:sns:')) {
      const sns = new SNSClient(settings);
      await sns.send(new PublishCommand({ TopicArn: targetArn, Message: body, MessageAttributes }));
      return;
    }
    const QueueUrl = `${gatewayUrl()}/${accountId}/${nameOfArn(targetArn)}`;
    const sqs = new SQSClient(settings);
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: body, MessageAttributes }));
  };
}
