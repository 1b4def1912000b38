import { z } from 'zod';
import { AwsError } from '../aws-error.ts';

/*
 * https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_CreateSecret.html#SecretsManager-CreateSecret-request-Name
 * The message is as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const named = z.looseObject({ Name: z.string().optional(), SecretId: z.string().optional() });
const NAME = /^[A-Za-z0-9/_+=.@!-]+$/;

/** Returns Secrets Manager's error for a name with other characters than it allows. */
export function refuseSecretsRequest(_action: string, input: unknown): AwsError | undefined {
  const { Name, SecretId } = named.safeParse(input).data ?? {};
  const isWrong = [Name, SecretId].some(
    (name) => name !== undefined && !name.startsWith('arn:') && !NAME.test(name),
  );
  return isWrong
    ? new AwsError(
        400,
        'ValidationException',
        'Invalid name. Must be a valid name containing alphanumeric characters, or any of the following: -/_+=.@!',
      )
    : undefined;
}
