import { arn } from '../../gateway/arn.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { decodeUri } from '../../gateway/decode-uri.ts';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import { restJson } from '../json-response.ts';
import { serviceOf } from '../operations.ts';
import { queryResponse } from '../xml-response.ts';
import { createMailSender, type Deps } from './send-mail.ts';
import { addressesIn, isVersion2, readSubmission } from './submission.ts';
import { SIMULATOR } from './validation.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** Sending, through both versions of the API, and what the preflight check reads: GetAccount and GetEmailIdentity. */
export function createSesService(deps: Deps): Service {
  const { account, registry, quota } = deps;
  const sendMail = createMailSender(deps);
  const send: Service = async (request) => {
    const context = { caller: request.principal?.name ?? '', operation: request.action };
    try {
      const result = { MessageId: sendMail(await readSubmission(request), context) };
      return isVersion2(request) ? restJson(result) : queryResponse(request.action, NAMESPACE, result);
    } catch (error) {
      throw isVersion2(request) && error instanceof AwsError ? asVersion2(error) : error;
    }
  };
  return serviceOf('SES', {
    SendEmail: send,
    SendRawEmail: send,
    GetAccount: async () =>
      restJson({
        ProductionAccessEnabled: !account.ses.sandbox,
        SendingEnabled: true,
        EnforcementStatus: 'HEALTHY',
        SendQuota: quota.read(),
      }),
    async GetEmailIdentity({ path }) {
      const name = decodeUri(path.split('/').at(-1) ?? '');
      if (!registry.hasIdentity(name))
        throw new AwsError(404, 'NotFoundException', `Email identity ${name} does not exist.`);
      return restJson(identityView(name, registry.admin.isVerified(name)));
    },
  });
}

/**
 * Version 2's names for the errors of version 1:
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
const VERSION_2: Readonly<Record<string, readonly [status: number, code: string]>> = {
  InvalidParameterValue: [400, 'BadRequestException'],
  ConfigurationSetDoesNotExist: [404, 'NotFoundException'],
  Throttling: [429, 'TooManyRequestsException'],
};

function asVersion2(error: AwsError): AwsError {
  const [status, code] = VERSION_2[error.code] ?? [error.status, error.code];
  return new AwsError(status, code, error.message);
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_GetEmailIdentity.html */
function identityView(name: string, isVerified: boolean) {
  const Status = isVerified ? 'SUCCESS' : 'PENDING';
  return {
    IdentityType: name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN',
    VerifiedForSendingStatus: isVerified,
    VerificationStatus: Status,
    DkimAttributes: { SigningEnabled: true, Status },
  };
}

/**
 * Sending needs the identity that covers the sender, and the configuration set if there is one; in the sandbox also the
 * identities of the recipients.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazonses.html
 */
export function createSesPermissions({
  registry,
  account,
}: Pick<Deps, 'registry' | 'account'>): PermissionsOf {
  return async (request) => {
    const action = `ses:${request.action}`;
    if (!/^Send(Raw)?Email$/.test(request.action)) return [{ action, resource: '*' }];
    const { from, configurationSet, recipients } = await readSubmission(request);
    const [sender = ''] = addressesIn(from);
    const identity = registry.identityOf(sender) ?? sender;
    const context = {
      'ses:fromaddress': [sender],
      'ses:recipients': recipients,
      'ses:apiversion': [isVersion2(request) ? '2' : '1'],
      'ses:feedbackaddress': null,
      'ses:fromdisplayname': null,
    };
    const resources = [
      `identity/${identity}`,
      ...(configurationSet === null ? [] : [`configuration-set/${configurationSet}`]),
      ...(account.ses.sandbox ? recipients.filter((one) => !SIMULATOR.test(one)) : []).map(
        (recipient) => `identity/${registry.identityOf(recipient) ?? recipient}`,
      ),
    ];
    return resources.map((resource) => ({ action, resource: arn('ses', resource), context }));
  };
}
