import * as z from 'zod';

const Answered = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number(), requestId: z.string().optional() }),
});

/** What a service of AWS answered instead of doing what it was asked. */
export interface AwsErrorInfo {
  readonly name: string;
  readonly status: number;
  readonly requestId: string | undefined;
}

/** The answer that an error is; undefined where no answer came. */
export function awsErrorInfo(error: unknown): AwsErrorInfo | undefined {
  const answered = Answered.safeParse(error).data;
  if (!answered) return undefined;
  const { httpStatusCode: status, requestId } = answered.$metadata;
  return { name: answered.name, status, requestId };
}

/** What the log may hold of an error: of an answer none of its words, which may quote an address or a number. */
export function redactForLog(error: unknown): { readonly answer: AwsErrorInfo } | { readonly error: Error } {
  const answer = awsErrorInfo(error);
  if (answer) return { answer };
  return { error: error instanceof Error ? error : new Error('What was thrown is no error.') };
}
