import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import Send from 'lucide-react/icons/send';
import UserRound from 'lucide-react/icons/user-round';
import { paths } from '../../config/paths.ts';

/** 'links' are on the settings page of small screens, beside the five tabs of the bottom bar. */
export type AccountMenu = 'side menu' | 'bottom bar' | 'links';

export interface AccountPage {
  readonly label: string;
  /** The bottom bar's label, where `label` is too long. */
  readonly short?: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** Empty for pages without a menu entry. */
  readonly shownIn: readonly AccountMenu[];
}

/** In menu order. To add a page, add a line here. */
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
  { label: 'Saved Jobs', path: paths.saved, icon: Bookmark, shownIn: ['side menu', 'links'] },
  {
    label: 'Applications',
    short: 'Applied',
    path: paths.applications,
    icon: Send,
    shownIn: ['side menu', 'bottom bar'],
  },
  { label: 'Resumes', path: paths.resumes, icon: FileText, shownIn: ['bottom bar'] },
  { label: 'Notifications', path: paths.notifications, icon: Bell, shownIn: ['side menu', 'links'] },
  { label: 'Subscription', path: paths.subscription, icon: CreditCard, shownIn: ['side menu', 'links'] },
];

export function pagesIn(place: AccountMenu): readonly AccountPage[] {
  return accountPages.filter(({ shownIn }) => shownIn.includes(place));
}
