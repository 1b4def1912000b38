import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { Claim } from './delivery-store.ts';

/**
 * The one conditional update by which a message is charged and the person leased to it. `charged` is a set, so the
 * free alerts left are ten less its size, whatever is repeated.
 */
export function claimUpdate({ lease, nextAt, messages, charge, now, after }: Claim) {
  const last =
    after === null ? '(attribute_not_exists(lease) OR lease = :after)' : 'lease.messageId = :after';
  const open = `(attribute_not_exists(nextAt) OR nextAt <= :now) AND ${last}`;
  const values = { ':now': now, ':next': nextAt, ':lease': lease, ':messages': messages, ':after': after };
  if (!charge) {
    return {
      UpdateExpression: 'SET nextAt = :next, lease = :lease, messages = :messages',
      ConditionExpression: open,
      ExpressionAttributeValues: values,
    };
  }
  return {
    UpdateExpression: 'SET nextAt = :next, lease = :lease, messages = :messages ADD charged :message',
    ConditionExpression: `${open} AND (attribute_not_exists(charged) OR size(charged) < :all)`,
    ExpressionAttributeValues: { ...values, ':message': new Set([lease.messageId]), ':all': FREE_ALERTS },
  };
}
