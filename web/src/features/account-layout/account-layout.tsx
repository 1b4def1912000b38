import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SideMenu } from './side-menu.tsx';

export interface AccountLayoutProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function AccountLayout({ heading, lead, children }: AccountLayoutProps) {
  const session = useSession();
  const logOut = session.state === 'user' ? session.logOut : () => undefined;
  const isStaff = session.state === 'user' && session.user.isStaff === true;
  return (
    <div className="pt-6 pb-16 sm:pt-8 lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-16">
      <SideMenu isStaff={isStaff} onLogOut={logOut} />
      <div className="min-w-0">
        <header className="grid gap-3 pb-8">
          <h1 className="font-head text-heading leading-[1.12] font-semibold tracking-[-0.035em] first-letter:uppercase sm:text-[2.125rem]">
            {heading}
          </h1>
          {lead !== undefined && <div className="max-w-[60ch] text-lead text-muted">{lead}</div>}
        </header>
        {children}
      </div>
      <BottomBar />
    </div>
  );
}
