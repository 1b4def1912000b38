import type { Principal, Principals } from '../gateway/principal.ts';
import type { Inventory } from '../provision/inventory.ts';

/** The callers that a template's roles make. */
export interface Callers {
  /** A function by its name, with what its role may do. */
  ofFunction(name: string): Principal;
  /** A role by its ARN: a data source's, a schedule's. */
  ofRole(arn: string): Principal;
}

/** Makes every function and every role of the inventory a caller that the gateway knows. */
export function callersOf(
  { roles, functions }: Pick<Inventory, 'roles' | 'functions'>,
  principals: Principals,
): Callers {
  const byRole = new Map(
    [...roles.values()].map(({ name, arn, statements }) => [arn, principals.add(name, statements, arn)]),
  );
  const ofRole = (arn: string): Principal => {
    const principal = byRole.get(arn);
    if (!principal) throw new Error(`${arn} is no role of this template.`);
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
      if (!principal) throw new Error(`${name} is no function of this template.`);
      return principal;
    },
  };
}

/** How an AWS SDK client is told to call as a principal. */
export function clientSettings({ accessKeyId, secretAccessKey }: Principal, endpoint: string) {
  return { endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } };
}
