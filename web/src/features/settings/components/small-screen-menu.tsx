import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../session/session.ts';

const itemClass =
  'inline-flex min-h-11 w-full items-center justify-center rounded-lg font-semibold outline-1 -outline-offset-1 outline-line transition-colors duration-150 hover:outline-muted sm:w-auto sm:px-8';

export function SmallScreenMenu() {
  const session = useSession();
  if (session.state !== 'user') return null;
  return (
    <div className="flex flex-wrap gap-4 border-t border-line pt-8 lg:hidden">
      {session.user.isStaff && (
        <Link href={paths.staff} className={itemClass}>
          Staff
        </Link>
      )}
      <button type="button" onClick={session.logOut} className={itemClass}>
        Log Out
      </button>
    </div>
  );
}
