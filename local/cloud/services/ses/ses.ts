import { randomUUID } from 'node:crypto';
import { AwsError, xmlDocument } from '../../gateway/aws-error.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import type { Service } from '../../gateway/service.ts';
import { mailSender, type SesDependencies } from './send-mail.ts';
import { readSubmission } from './submission.ts';

const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** SES, both versions of its API: sending, and what an operator asks about the account and its identities. */
export function sesService(dependencies: SesDependencies): Service {
  const { account, registry, quota } = dependencies;
  const sendMail = mailSender(dependencies);
  return async (request) => {
    const { action, path } = request;
    if (action === 'SendEmail' || action === 'SendRawEmail') {
      const by = { caller: request.principal?.name ?? '', operation: action };
      return answer(request, { MessageId: sendMail(await readSubmission(request), by) });
    }
    if (action === 'GetSendQuota') return answer(request, quota.read());
    if (action === 'GetAccount') {
      const isProduction = { ProductionAccessEnabled: !account.ses.sandbox, SendingEnabled: true };
      return answer(request, { ...isProduction, EnforcementStatus: 'HEALTHY', SendQuota: quota.read() });
    }
    if (action === 'GetEmailIdentity') {
      const name = decodeURIComponent(path.split('/').at(-1) ?? '');
      if (!registry.hasIdentity(name))
        throw new AwsError(404, 'NotFoundException', `Email identity ${name} does not exist.`);
      return answer(request, identityView(name, registry.admin.isVerified(name)));
    }
    throw new AwsError(400, 'InvalidAction', `The local cloud does not play ${action} of SES.`);
  };
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

function answer({ action, path }: AwsRequest, result: object): AwsResponse {
  if (path.startsWith('/v2/')) {
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result) };
  }
  const body = xmlDocument({
    [`${action}Response`]: {
      '@_xmlns': NAMESPACE,
      [`${action}Result`]: result,
      ResponseMetadata: { RequestId: randomUUID() },
    },
  });
  return { status: 200, headers: { 'content-type': 'text/xml' }, body };
}
