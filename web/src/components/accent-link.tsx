import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface AccentLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly className?: string;
}

export function AccentLink({ className = 'justify-self-start', ...props }: AccentLinkProps) {
  return (
    <Link
      {...props}
      className={`inline-flex min-h-11 shrink-0 items-center justify-center rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn ${className}`}
    />
  );
}
