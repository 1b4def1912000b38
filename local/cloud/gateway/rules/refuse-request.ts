import type { AwsError } from '../aws-error.ts';
import type { AwsRequest } from '../service.ts';
import { operationModels } from './model.ts';
import { modelRefusal } from './model-refusal.ts';
import { requestInput } from './request-input.ts';
import { refuseSqsRequest } from './sqs-rules.ts';
import { findViolations } from './violations.ts';

type Refuse = (action: string, input: unknown) => AwsError | undefined;

/** The rules that AWS documents in words only, by service. */
const DOCUMENTED: Readonly<Record<string, Refuse>> = { sqs: refuseSqsRequest };

/**
 * Returns the error by which AWS refuses a request for what it says, whatever the state of the service: from the official
 * API models, and from rules that are documented in words. Undefined for a request that AWS would carry out or refuse later.
 */
export function refuseRequest(request: AwsRequest): AwsError | undefined {
  const input = requestInput(request);
  if (!input) return undefined;
  const model = operationModels[input.service]?.[request.action] ?? {};
  const [first, ...others] = findViolations(model, input.members, input.isPartial);
  if (first) return modelRefusal(input.service, [first, ...others]);
  return DOCUMENTED[input.service]?.(request.action, input.members);
}
