import { arn } from '../../gateway/arn.ts';
import type { PermissionsOf } from '../../gateway/service.ts';

/** What SNS's calls need: the topic; a text message needs its number, which only `*` covers. */
export const snsPermissions: PermissionsOf = ({ action, body }) => {
  const form = new URLSearchParams(body.toString());
  const name = form.get('Name');
  const resource =
    form.get('TopicArn') ??
    form.get('TargetArn') ??
    form.get('PhoneNumber') ??
    (name ? arn('sns', name) : null) ??
    form.get('SubscriptionArn')?.replace(/:[^:]+$/, '') ??
    '*';
  return [{ action: `sns:${action.replace(/Batch$/, '')}`, resource }];
};
