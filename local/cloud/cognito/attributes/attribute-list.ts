import { z } from 'zod';
import type { Client } from '../definition/client-properties.ts';
import type { User } from '../store/users.ts';

/** The attributes of a request. */
export const attributeList = z.array(
  z.object({
    Name: z.string().min(1).max(32),
    Value: z.string().max(2048, 'Member must have length less than or equal to 2048').default(''),
  }),
);

/** Returns a request's attributes by name. If a name occurs twice, the last value counts. */
export function toRecord(list: z.infer<typeof attributeList>): Record<string, string> {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

/** Returns a user's attributes in the form of a response, sub first. */
export function toAttributeList(sub: string, attributes: Readonly<Record<string, string>>) {
  return Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value }));
}

/** Returns the attributes of a user that the client may read. */
export function readableAttributes(client: Client, user: User): Record<string, string> {
  return Object.fromEntries(
    Object.entries(user.attributes).filter(([name]) => client.readAttributes.includes(name)),
  );
}
