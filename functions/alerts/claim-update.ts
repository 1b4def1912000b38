import { FREE_ALERTS } from '../table/free-alerts.ts';
import type { Claim } from './delivery-store.ts';

/**
 * The one conditional update by which a message is charged and the person leased to it. `charged` is a set, so the
 * free alerts left are ten less its size, whatever is repeated.
 */
export function claimUpdate({ lease, nextAt, charge, now }: Claim) {
  const window = '(attribute_not_exists(nextAt) OR nextAt <= :now)';
  const values = { ':now': now, ':next': nextAt, ':lease': lease };
  if (!charge) {
    return {
      UpdateExpression: 'SET nextAt = :next, lease = :lease',
      ConditionExpression: window,
      ExpressionAttributeValues: values,
    };
  }
  return {
    UpdateExpression: 'SET nextAt = :next, lease = :lease ADD charged :message',
    ConditionExpression: `${window} AND (attribute_not_exists(charged) OR size(charged) < :all)`,
    ExpressionAttributeValues: { ...values, ':message': new Set([lease.messageId]), ':all': FREE_ALERTS },
  };
}
