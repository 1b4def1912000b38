import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { applicationNameOf } from './stack-names.ts';
import type { Stage } from './stage.ts';

/** E-mails the operators when a month's costs are forecast to pass the budget, and when they have. */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { monthlyBudget, alarmEmail }: Stage) {
    super(scope, id);
    if (monthlyBudget === undefined || alarmEmail === undefined) return;
    const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }];
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED') => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers,
    });
    new CfnBudget(this, 'Month', {
      budget: {
        // For the whole account: AWS separates costs by stage only after somebody activates the cost allocation tags.
        budgetName: applicationNameOf(this),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('FORECASTED'), notify('ACTUAL')],
    });
  }
}
