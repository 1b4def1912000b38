import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../config/paths.ts';

/** What of staff's page is on the screen, as its address says. */
export interface View {
  readonly view: 'matches' | 'sources';
  readonly email: string;
  readonly job: string;
  /** The state of the sources that are shown; empty for all. */
  readonly state: string;
}

/** The address of a view. */
export function viewPath({ view = 'matches', ...filters }: Partial<View>): string {
  const given = Object.entries(filters).filter(([, text]) => text !== '');
  const query = new URLSearchParams([...(view === 'sources' ? [['view', view]] : []), ...given]).toString();
  return query === '' ? paths.staff : `${paths.staff}?${query}`;
}

/** The view of the address, and the way to another one. */
export function useView(): [View, (view: Partial<View>) => void] {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const view: View = {
    view: text('view') === 'sources' ? 'sources' : 'matches',
    email: text('email'),
    job: text('job'),
    state: text('state'),
  };
  return [view, (next) => navigate(viewPath(next))];
}
