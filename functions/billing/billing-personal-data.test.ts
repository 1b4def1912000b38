import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { billingPersonalData } from './billing-personal-data.ts';

const mock = mockClient(DynamoDBDocumentClient);
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const asked: string[] = [];
const holding = billingPersonalData({ documents, name: 'daybreak' }, async (id) => void asked.push(id));
beforeEach(() => {
  asked.length = 0;
});
const holds = (facts: Parameters<typeof aUser>[0]) => mock.on(GetCommand).resolves({ Item: aUser(facts) });

describe('what is held of a person’s payments', () => {
  test('is the customer and the subscription', async () => {
    holds({ stripeCustomerId: 'cus_ada', activeSubscription: anActiveSubscription });
    expect(await holding.read('ada')).toEqual({ customer: 'cus_ada', subscription: anActiveSubscription });
  });

  test('is ended for who leaves', async () => {
    holds({ stripeCustomerId: 'cus_ada' });
    await holding.erase('ada');
    expect(asked).toEqual(['cus_ada']);
  });

  test('is nothing of who never came to pay, and of nobody', async () => {
    holds({});
    expect(await holding.read('ada')).toBeUndefined();
    await holding.erase('ada');
    mock.on(GetCommand).resolves({});
    await holding.erase('bob');
    expect(asked).toEqual([]);
  });
});
