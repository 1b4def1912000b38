import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import Send from 'lucide-react/icons/send';
import UserRound from 'lucide-react/icons/user-round';
import { paths } from '../../config/paths.ts';

/** Where a page of the account is offered: the menu of large screens, the bar of small ones. */
export type AccountMenu = 'side menu' | 'bottom bar';

/** A page of the signed-in area. */
export interface AccountPage {
  readonly label: string;
  /** What the bar calls it, where its label is too long for there. */
  readonly short?: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Empty for a page that is reached by its address or from another page only. */
  readonly shownIn: readonly AccountMenu[];
}

/** Every page of the signed-in area, in order. A new page is a line here. */
export const accountPages: readonly AccountPage[] = [
  { label: 'Settings', path: paths.settings, icon: UserRound, shownIn: ['side menu', 'bottom bar'] },
  { label: 'Profile', path: paths.profileSetup, icon: UserRound, shownIn: [] },
  {
    label: 'Job Titles',
    path: paths.jobTitles,
    icon: BriefcaseBusiness,
    shownIn: ['side menu', 'bottom bar'],
  },
  { label: 'Alerts', path: paths.alerts, icon: Inbox, shownIn: ['side menu', 'bottom bar'] },
  {
    label: 'Applications',
    short: 'Applied',
    path: paths.applications,
    icon: Send,
    shownIn: ['side menu', 'bottom bar'],
  },
  { label: 'Resumes', path: paths.resumes, icon: FileText, shownIn: ['bottom bar'] },
  { label: 'Notifications', path: paths.notifications, icon: Bell, shownIn: ['side menu', 'bottom bar'] },
  {
    label: 'Subscription',
    path: paths.subscription,
    icon: CreditCard,
    shownIn: ['side menu', 'bottom bar'],
  },
];

/** The pages that a place offers, in order. */
export function pagesIn(place: AccountMenu): readonly AccountPage[] {
  return accountPages.filter(({ shownIn }) => shownIn.includes(place));
}
