import { refuseInput } from '../gateway/rules/refuse-request.ts';

/** Throws the error with which a service would refuse the call that CloudFormation makes for a resource. */
export function assertAccepted(service: string, action: string, members: object, logicalId: string): void {
  const error = refuseInput(service, action, members);
  if (error) throw new Error(`${logicalId}: ${error.message} (${error.code})`);
}
