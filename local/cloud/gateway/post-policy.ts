import { z } from 'zod';
import { AwsError } from './aws-error.ts';
import type { Credential } from './credential.ts';
import type { PostForm } from './post-form.ts';
import type { Principal } from './principal.ts';
import { isSameSignature, sign, signatureDoesNotMatch } from './signed-url.ts';

const policySchema = z.object({
  expiration: z.iso.datetime({ offset: true }),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});

type Condition = z.infer<typeof policySchema>['conditions'][number];

/** Fields that need no condition: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html */
const FREE_FIELDS = new Set([
  'x-amz-signature',
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'policy',
  'file',
]);

/** Checks signature, expiry and every condition of a browser's upload form; throws S3's own errors. */
export async function checkPostPolicy(
  form: PostForm,
  bucket: string,
  principal: Principal,
  credential: Credential,
  now: Date,
): Promise<void> {
  const encoded = form.fields.get('policy');
  if (!encoded) throw denied('Access Denied');
  const expected = await sign(principal, credential, encoded);
  if (!isSameSignature(expected, form.fields.get('x-amz-signature') ?? '')) throw signatureDoesNotMatch();
  const policy = parsePolicy(encoded);
  if (now > new Date(policy.expiration)) throw denied('Invalid according to Policy: Policy expired.');
  const values = new Map(form.fields).set('bucket', bucket);
  const named = new Set(policy.conditions.flatMap((condition) => checkCondition(condition, values, form)));
  for (const name of form.fields.keys()) {
    if (!named.has(name) && !FREE_FIELDS.has(name) && !name.startsWith('x-ignore-')) {
      throw denied(`Invalid according to Policy: Extra input fields: ${name}`);
    }
  }
}

function parsePolicy(encoded: string): z.infer<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw new AwsError(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON or condition.');
  }
}

/** Returns the names of the fields that a condition covers. */
function checkCondition(condition: Condition, values: ReadonlyMap<string, string>, form: PostForm): string[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).flatMap(([name, value]) =>
      checkCondition(['eq', `$${name}`, value], values, form),
    );
  }
  if (condition[0] === 'content-length-range') {
    const size = form.file?.content.length ?? 0;
    if (size < condition[1]) throw tooSmall(size, condition[1]);
    if (size > condition[2]) throw tooLarge(size, condition[2]);
    return [];
  }
  const [operator, variable, wanted] = condition;
  const name = variable.slice(1).toLowerCase();
  const actual = values.get(name) ?? '';
  if (operator === 'eq' ? actual !== wanted : !actual.startsWith(wanted)) {
    throw denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
  }
  return [name];
}

const denied = (message: string) => new AwsError(403, 'AccessDenied', message);

const tooLarge = (size: number, limit: number) =>
  new AwsError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
    ProposedSize: String(size),
    MaxSizeAllowed: String(limit),
  });

const tooSmall = (size: number, limit: number) =>
  new AwsError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
    ProposedSize: String(size),
    MinSizeAllowed: String(limit),
  });
