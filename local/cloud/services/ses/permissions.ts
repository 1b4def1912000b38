import { arn } from '../../gateway/arn.ts';
import type { PermissionsOf } from '../../gateway/service.ts';
import type { SesRegistry } from './registry.ts';
import { addressesIn, readSubmission } from './submission.ts';

/**
 * What SES's calls need: sending needs the identity that covers the sender, and the configuration set where one is used.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonses.html
 */
export function sesPermissions(registry: SesRegistry): PermissionsOf {
  return async (request) => {
    const action = `ses:${request.action}`;
    if (!/^Send(Raw)?Email$/.test(request.action)) return [{ action, resource: '*' }];
    const { from, configurationSet, recipients } = await readSubmission(request);
    const [sender = ''] = addressesIn(from);
    const identity = registry.identityOf(sender) ?? sender;
    const set = configurationSet ?? registry.defaultSetOf(identity);
    const context = {
      'ses:fromaddress': [sender],
      'ses:recipients': recipients,
      'ses:apiversion': [request.path.startsWith('/v2/') ? '2' : '1'],
      'ses:feedbackaddress': null,
      'ses:fromdisplayname': null,
    };
    const resources = [`identity/${identity}`, ...(set === null ? [] : [`configuration-set/${set}`])];
    return resources.map((resource) => ({ action, resource: arn('ses', resource), context }));
  };
}
