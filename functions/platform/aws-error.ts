import * as z from 'zod';

const ServiceException = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number(), requestId: z.string().optional() }),
});

export interface AwsErrorInfo {
  readonly name: string;
  readonly status: number;
  readonly requestId: string | undefined;
}

/** Returns the error response of an AWS service, or undefined for an error without a response. */
export function awsErrorInfo(error: unknown): AwsErrorInfo | undefined {
  const exception = ServiceException.safeParse(error).data;
  if (!exception) return undefined;
  const { httpStatusCode: status, requestId } = exception.$metadata;
  return { name: exception.name, status, requestId };
}

/** Removes the message of an AWS error, which may quote an e-mail address or a phone number. */
export function redactForLog(
  error: unknown,
): { readonly awsError: AwsErrorInfo } | { readonly error: Error } {
  const awsError = awsErrorInfo(error);
  if (awsError) return { awsError };
  return { error: error instanceof Error ? error : new Error('A non-Error value was thrown.') };
}
