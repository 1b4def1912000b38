import {
  type CognitoIdentityProviderClient,
  paginateListUsers,
  paginateListUsersInGroup,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';

/** A user of the pool. Cognito does not export passwords and second factors. */
const Person = z.object({
  sub: z.string(),
  status: z.string(),
  isEnabled: z.boolean(),
  createdAt: z.string(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
});
export type Person = z.infer<typeof Person>;

/** Parses the lines of `PEOPLE_FILE`. */
export const parsePeople = (text: string): Person[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Person.parse(JSON.parse(line)));

/** Reads every user of a pool, with memberships in `groups`. */
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
  return people.toSorted((a, b) => (a.sub < b.sub ? -1 : 1));
}
