import { expect, test } from '@jest/globals';
import { ofType } from './fixtures/template.ts';

test('OPS-01 the operators get an e-mail when a month’s costs will pass the stage’s budget, and when they have', () => {
  const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'alarms@daybreak.example' }];
  const notice = (NotificationType: string) => ({
    Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
    Subscribers: subscribers,
  });

  const [budget, ...others] = ofType('AWS::Budgets::Budget');

  expect(others).toEqual([]);
  expect(budget?.Properties).toMatchObject({
    Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 500, Unit: 'USD' } },
    NotificationsWithSubscribers: [notice('FORECASTED'), notice('ACTUAL')],
  });
});
