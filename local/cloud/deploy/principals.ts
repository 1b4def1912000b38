import type { Principal, Principals } from '../gateway/principal.ts';
import type { Inventory } from '../provision/inventory.ts';

export interface Callers {
  /** A function's principal, with the permissions of its role. Throws for an unknown name. */
  ofFunction(name: string): Principal;
  /** The principal of a role. Throws for an unknown ARN. */
  ofRole(arn: string): Principal;
}

/** Registers the template's functions and roles with the gateway. */
export function createCallers(
  { roles, functions }: Pick<Inventory, 'roles' | 'functions'>,
  principals: Principals,
): Callers {
  const byRole = new Map(
    [...roles.values()].map(({ name, arn, statements }) => [arn, principals.add(name, statements, arn)]),
  );
  const ofRole = (arn: string): Principal => {
    const principal = byRole.get(arn);
    if (!principal) throw new Error(`${arn} is not a role in the template.`);
    return principal;
  };
  const byFunction = new Map(
    [...functions.values()].map(({ name, roleArn }) => [
      name,
      principals.add(name, ofRole(roleArn).statements, roleArn),
    ]),
  );
  return {
    ofRole,
    ofFunction(name) {
      const principal = byFunction.get(name);
      if (!principal) throw new Error(`${name} is not a function in the template.`);
      return principal;
    },
  };
}

/** Settings of an AWS SDK client with the principal's credentials. */
export function clientSettings({ accessKeyId, secretAccessKey }: Principal, endpoint: string) {
  return { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } };
}
