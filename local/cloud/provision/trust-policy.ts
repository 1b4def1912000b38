import { z } from 'zod';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { serviceRefusal } from '../gateway/service-request.ts';
import { conditions, textList } from './policy-document.ts';
import type { Roles } from './roles.ts';

const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: z.union([z.literal('*'), z.record(z.string(), textList)]),
  Action: textList,
  Condition: conditions,
});

/** AssumeRolePolicyDocument of AWS::IAM::Role. The role itself is the resource. */
export const trustDocument = z
  .object({ Statement: z.union([z.array(statement), statement.transform((one) => [one])]) })
  .transform(({ Statement }): ResourceStatement[] =>
    Statement.map(({ Effect, Principal, Action, Condition }) => ({
      Effect,
      Principal,
      Action,
      Resource: ['*'],
      ...(Condition ? { Condition } : {}),
    })),
  );

/** How a service assumes a role, and AWS's error when the role doesn't trust it. */
export interface Assumption {
  readonly service: string;
  /** Sent as aws:SourceArn; null for a service that doesn't send it. */
  readonly sourceArn: string | null;
  readonly externalId?: string | undefined;
  readonly refusal: string;
}

/** Throws unless the role's trust policy allows the service to assume the role. */
export function assertRoleTrusts(
  { roles }: Pick<Roles, 'roles'>,
  roleArn: string,
  { service, sourceArn, externalId, refusal }: Assumption,
  requester: string,
): void {
  const role = roles.get(roleArn);
  if (!role) throw new Error(`${requester} names ${roleArn}, which is not a role in the template.`);
  const reason = serviceRefusal(role.trust, {
    service,
    sourceArn,
    action: 'sts:AssumeRole',
    resource: roleArn,
    context: { 'sts:externalid': externalId === undefined ? null : [externalId] },
  });
  if (reason !== null)
    throw new Error(
      `${requester} would not work on AWS: "${refusal}" The trust policy of ${role.name} doesn't allow ${service} to sts:AssumeRole (${reason}).`,
    );
}
