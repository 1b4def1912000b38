import { type ApplyButtonProps, useSession } from '../../session/session.ts';
import { InstantApply } from './instant-apply.tsx';

const looks = {
  words: 'min-h-11 font-[550] text-dusk underline-offset-4 hover:underline',
  outlined:
    'min-h-11 rounded-lg border border-ink px-4 font-semibold transition-colors duration-150 hover:bg-ink hover:text-on-ink',
} as const satisfies Record<NonNullable<ApplyButtonProps['look']>, string>;

export function ApplyButton({ job, look = 'words' }: ApplyButtonProps) {
  const session = useSession();
  if (session.state !== 'user') return null;
  return <InstantApply job={job} className={looks[look]} />;
}
