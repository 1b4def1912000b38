import { employerKey } from '@daybreak/contract/employer-key.ts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { AccentButton } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { type SessionUser, useSession } from '../../session/session.ts';

export interface FollowButtonProps {
  /** The company's name. */
  readonly company: string;
}

/** Visitors sign up first. */
export function FollowButton({ company }: FollowButtonProps) {
  const session = useSession();
  if (session.state === 'user') return <UsersFollowButton company={company} user={session.user} />;
  return (
    <AccentLink href={paths.onboarding} className="max-sm:flex-auto">
      Follow
    </AccentLink>
  );
}

const isFollowed = (company: string, { dreamCompanies = [] }: SessionUser): boolean => {
  const key = employerKey(company);
  return dreamCompanies.some((one) => employerKey(one) === key);
};

function UsersFollowButton({ company, user }: FollowButtonProps & { readonly user: SessionUser }) {
  const [isBusy, setBusy] = useState(false);
  const isOn = isFollowed(company, user);
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { followCompany, unfollowCompany } = await import('../follow.ts');
      await (isOn ? unfollowCompany(company) : followCompany(company));
    } catch (error) {
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  const shared = { 'aria-pressed': isOn, 'aria-busy': isBusy, onClick: () => void toggle() };
  if (!isOn)
    return (
      <AccentButton {...shared} className="max-sm:flex-auto">
        Follow
      </AccentButton>
    );
  return (
    <button
      type="button"
      {...shared}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-line px-4 font-semibold transition-colors duration-150 hover:border-ink max-sm:flex-auto"
    >
      <Check className="size-4" aria-hidden="true" />
      Following
    </button>
  );
}

const link = 'text-dusk underline underline-offset-4';

/** Says what following does, and what it needs of this reader. */
export function FollowNote({ company }: FollowButtonProps) {
  const session = useSession();
  const isUser = session.state === 'user';
  if (isUser && session.user.isSubscribed)
    return (
      <p className="max-w-[60ch] text-small text-muted">
        Follow {company} to get alerts of all its new jobs in your places, whatever their titles.
      </p>
    );
  return (
    <p className="max-w-[60ch] text-small text-muted">
      Subscribers get alerts for all new jobs at the companies they follow.{' '}
      <Link href={isUser ? paths.subscription : paths.pricing} className={link}>
        See plans
      </Link>
    </p>
  );
}
