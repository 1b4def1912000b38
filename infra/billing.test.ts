import { describe, expect, test } from '@jest/globals';
import { ofType, rights, rightsOn } from './fixtures/synthesized.ts';

describe('SUB-03 the secrets of payments', () => {
  test.each([
    ['the key', 'secret key of the Stripe API', ['BillingFunction', 'BillingLook']],
    ['the webhook’s secret', 'signing secret of the webhook', ['BillingWebhook']],
  ])('SUB-03 %s is read by those who need it and nobody else', (_, description, functions) => {
    const secret = ofType('AWS::SecretsManager::Secret').find(({ Properties }) =>
      `${Properties['Description']}`.includes(description),
    );
    const readers = rightsOn(secret?.id).map(({ by }) => by);
    expect(readers.sort()).toEqual(functions);
  });

  test('SUB-03 who hears events may touch no row', () => {
    const heard = rights.filter(({ by }) => by === 'BillingWebhook').flatMap(({ Action }) => Action);
    expect(heard.filter((action) => action.startsWith('dynamodb:'))).toEqual([]);
    expect(heard).toContain('sqs:SendMessage');
  });
});
