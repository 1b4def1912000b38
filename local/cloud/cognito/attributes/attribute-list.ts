import { z } from 'zod';
import type { Client } from '../definition/client-properties.ts';
import type { User } from '../store/user-store.ts';

/** Attributes as requests carry them. */
export const attributeList = z.array(
  z.object({
    Name: z.string().min(1).max(32),
    Value: z.string().max(2048, 'Member must have length less than or equal to 2048').default(''),
  }),
);

/** An attribute as answers carry it. */
export interface Attribute {
  Name: string;
  Value: string;
}

/** A request's attributes by name; of a name given twice the last counts. */
export function byName(list: z.infer<typeof attributeList>): Record<string, string> {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}

/** A user's attributes that the client may read. */
export function readableAttributes(client: Client, user: User): Record<string, string> {
  const { readAttributes } = client;
  if (readAttributes === undefined) return { ...user.attributes };
  return Object.fromEntries(
    Object.entries(user.attributes).filter(([name]) => readAttributes.includes(name)),
  );
}

/** Attributes as answers list them, sub first. */
export function listed(sub: string, attributes: Readonly<Record<string, string>>): Attribute[] {
  return [
    { Name: 'sub', Value: sub },
    ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  ];
}
