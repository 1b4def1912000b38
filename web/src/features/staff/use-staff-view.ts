import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../config/paths.ts';

const VIEWS = ['matches', 'sources', 'requests', 'feedback'] as const;

export interface StaffView {
  readonly view: (typeof VIEWS)[number];
  readonly email: string;
  readonly job: string;
  /** These filter the sources; empty for all of them. */
  readonly state: string;
  readonly ats: string;
}

export function staffViewPath({ view = 'matches', ...filters }: Partial<StaffView>): string {
  const given = Object.entries(filters).filter(([, text]) => text !== '');
  const query = new URLSearchParams([...(view === 'matches' ? [] : [['view', view]]), ...given]).toString();
  return query === '' ? paths.staff : `${paths.staff}?${query}`;
}

/** Returns the view that the address names, and a function that navigates to another. */
export function useStaffView(): [StaffView, (view: Partial<StaffView>) => void] {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const view: StaffView = {
    view: VIEWS.find((name) => name === text('view')) ?? 'matches',
    email: text('email'),
    job: text('job'),
    state: text('state'),
    ats: text('ats'),
  };
  return [view, (next) => navigate(staffViewPath(next))];
}
