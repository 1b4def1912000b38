import { describe, expect, test } from '@jest/globals';
import { ofType, statements, statementsOn } from './fixtures/template.ts';

describe('SUB-03 payment secrets', () => {
  test.each([
    ['the API key', 'secret key of the Stripe API', ['BillingFunction', 'BillingLook']],
    ['the webhook’s secret', 'signing secret of the webhook', ['BillingWebhook']],
  ])('SUB-03 %s is readable by the functions that need it only', (_, description, functions) => {
    const secret = ofType('AWS::SecretsManager::Secret').find(({ Properties }) =>
      `${Properties['Description']}`.includes(description),
    );
    const readers = statementsOn(secret?.id).map(({ by }) => by);
    expect(readers.sort()).toEqual(functions);
  });

  test('SUB-03 the webhook function may not access rows', () => {
    const actions = statements.filter(({ by }) => by === 'BillingWebhook').flatMap(({ Action }) => Action);
    expect(actions.filter((action) => action.startsWith('dynamodb:'))).toEqual([]);
    expect(actions).toContain('sqs:SendMessage');
  });
});
