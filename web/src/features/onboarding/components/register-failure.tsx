import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import type { IdentityFailure } from '../../identity/identity-failure.ts';
import { NETWORK_ERROR } from '../../identity/identity-failure.ts';

export interface RegisterFailureProps {
  readonly failure: IdentityFailure;
}

export function RegisterFailure({ failure: { code, message } }: RegisterFailureProps) {
  if (code === 'UsernameExistsException')
    return (
      <>
        This email has already been registered.{' '}
        <Link href={paths.login} className="font-[550] underline underline-offset-4">
          Click to login.
        </Link>
      </>
    );
  if (code === 'InvalidParameterException') return 'Password issue: please try again.';
  return (
    <>
      Something went wrong.🙃 Please try again.
      {code === NETWORK_ERROR && <span className="block text-ink">{message}</span>}
    </>
  );
}
