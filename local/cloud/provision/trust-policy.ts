import { z } from 'zod';
import type { ResourceStatement } from '../gateway/resource-policy.ts';
import { serviceRefusal } from '../gateway/service-request.ts';
import type { Roles } from './iam.ts';
import { conditions, list } from './policy-document.ts';

const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: z.union([z.literal('*'), z.record(z.string(), list)]),
  Action: list,
  Condition: conditions,
});

/** A role's trust policy: who may take the role. The role itself is the resource. */
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

/** How a service takes a role: what it sends, and the words in which AWS reports that it may not. */
export interface Assumption {
  readonly service: string;
  /** The resource that needs the role, sent as aws:SourceArn; null for a service that sends none. */
  readonly sourceArn: string | null;
  readonly externalId?: string | undefined;
  readonly refusal: string;
}

/** Throws unless the role's trust policy lets the service take the role for this resource. */
export function demandTrust(
  { roles }: Pick<Roles, 'roles'>,
  roleArn: string,
  { service, sourceArn, externalId, refusal }: Assumption,
  what: string,
): void {
  const role = roles.get(roleArn);
  if (!role) throw new Error(`${what} names ${roleArn}, which is no role of this template.`);
  const reason = serviceRefusal(role.trust, {
    service,
    sourceArn,
    action: 'sts:AssumeRole',
    resource: roleArn,
    context: { 'sts:externalid': externalId === undefined ? null : [externalId] },
  });
  if (reason !== null)
    throw new Error(
      `${what} would not work on AWS: "${refusal}" The trust policy of ${role.name} does not let ${service} do sts:AssumeRole (${reason}).`,
    );
}
