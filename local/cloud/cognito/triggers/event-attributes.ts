import type { User } from '../store/user-store.ts';

/** A user's attributes as triggers see them: all as strings, with sub, status and sign-in address. */
export function eventAttributes(user: User): Record<string, string> {
  const email = user.attributes['email'];
  return {
    sub: user.sub,
    ...(email === undefined ? {} : { 'cognito:email_alias': email }),
    'cognito:user_status': user.status,
    ...user.attributes,
  };
}
