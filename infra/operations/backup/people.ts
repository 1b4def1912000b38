import {
  type CognitoIdentityProviderClient,
  paginateListUsers,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';

/** A user of the pool. Cognito gives nobody its password or its second factor. */
const Person = z.object({
  sub: z.string(),
  status: z.string(),
  isEnabled: z.boolean(),
  createdAt: z.string(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
});
export type Person = z.infer<typeof Person>;

/** Reads the lines of a backup's people. */
export const peopleOf = (text: string): Person[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Person.parse(JSON.parse(line)));

/** Reads every user of a pool, with the groups among `groups` that each is in. */
export async function readPeople(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  groups: readonly string[],
): Promise<Person[]> {
  const membersOf = new Map<string, Set<string>>();
  for (const GroupName of groups) {
    const members = new Set<string>();
    for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName }))
      for (const { Username = '' } of Users) members.add(Username);
    membersOf.set(GroupName, members);
  }
  const people: Person[] = [];
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId }))
    for (const { Username = '', Attributes = [], UserStatus, Enabled, UserCreateDate } of Users) {
      const attributes = Object.fromEntries(Attributes.map(({ Name = '', Value = '' }) => [Name, Value]));
      people.push({
        sub: attributes['sub'] ?? Username,
        status: UserStatus ?? '',
        isEnabled: Enabled ?? true,
        createdAt: UserCreateDate?.toISOString() ?? '',
        attributes,
        groups: groups.filter((name) => membersOf.get(name)?.has(Username)),
      });
    }
  return people.toSorted((one, other) => (one.sub < other.sub ? -1 : 1));
}
