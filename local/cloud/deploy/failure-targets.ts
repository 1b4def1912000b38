import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { accountId, nameOfArn } from '../template/environment.ts';
import { type Callers, clientSettings } from './principals.ts';

/** Sends the record of a failed batch to a queue with the credentials of the function's role. */
export type SendFailure = (functionName: string, queueArn: string, body: string) => Promise<void>;

export function createFailureSender(callers: () => Callers, gatewayUrl: () => string): SendFailure {
  return async (functionName, queueArn, MessageBody) => {
    const sqs = new SQSClient(clientSettings(callers().ofFunction(functionName), gatewayUrl()));
    const QueueUrl = `${gatewayUrl()}/${accountId}/${nameOfArn(queueArn)}`;
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  };
}
