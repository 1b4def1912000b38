import type { Filters } from '@daybreak/contract/board-filters.ts';
import { withoutQuotationMarks } from '@daybreak/contract/literal-search.ts';
import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../session/session.ts';
import { searchFromFilters } from '../filters-url.ts';

export interface AlertLinkProps {
  readonly filters: Filters;
  readonly children: ReactNode;
}

/** Visitors answer onboarding's questions with the search filled in; users save it, or look for its titles to add. */
export function AlertLink({ filters, children }: AlertLinkProps) {
  const isUser = useSession().state === 'user';
  const title = withoutQuotationMarks(filters.title);
  const search = searchFromFilters({ ...filters, title });
  const titles = new URLSearchParams({ pk: title, sk: filters.specialization });
  return (
    <Link
      href={isUser ? `${paths.setup}?${titles}&${search}` : `${paths.onboarding}?${search}`}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-[550] text-dusk underline-offset-4 hover:underline"
    >
      <Bell className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </Link>
  );
}
