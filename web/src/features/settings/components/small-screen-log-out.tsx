import { useSession } from '../../../app/session.ts';

/** Log Out, where no side menu offers it. */
export function SmallScreenLogOut() {
  const session = useSession();
  if (session.state !== 'user') return null;
  return (
    <div className="border-t border-line pt-8 lg:hidden">
      <button
        type="button"
        onClick={session.logOut}
        className="min-h-11 w-full rounded-lg font-semibold outline-1 -outline-offset-1 outline-line transition-colors duration-150 hover:outline-muted sm:w-auto sm:px-8"
      >
        Log Out
      </button>
    </div>
  );
}
