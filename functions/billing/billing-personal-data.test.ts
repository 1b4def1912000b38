import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { billingPersonalData } from './billing-personal-data.ts';

const mock = mockClient(DynamoDBDocumentClient);
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const syncs: string[] = [];
const store = billingPersonalData({ documents, name: 'daybreak' }, async (id) => void syncs.push(id));
beforeEach(() => {
  syncs.length = 0;
});
const givenUser = (overrides: Parameters<typeof aUser>[0]) =>
  mock.on(GetCommand).resolves({ Item: aUser(overrides) });

describe('personal data of payments', () => {
  test('are the customer and the subscription', async () => {
    givenUser({ stripeCustomerId: 'cus_ada', activeSubscription: anActiveSubscription });
    expect(await store.read('ada')).toEqual({ customer: 'cus_ada', subscription: anActiveSubscription });
  });

  test('are erased by a sync of the customer', async () => {
    givenUser({ stripeCustomerId: 'cus_ada' });
    await store.erase('ada');
    expect(syncs).toEqual(['cus_ada']);
  });

  test('are empty without a customer, and for an unknown person', async () => {
    givenUser({});
    expect(await store.read('ada')).toBeUndefined();
    await store.erase('ada');
    mock.on(GetCommand).resolves({});
    await store.erase('bob');
    expect(syncs).toEqual([]);
  });
});
