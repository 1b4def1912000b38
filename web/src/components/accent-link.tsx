import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface AccentLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  /** How it lies in its place; at the start of a grid's cell unless said otherwise. */
  readonly className?: string;
}

/** A link for the one accented action of a screen. */
export function AccentLink({ className = 'justify-self-start', ...props }: AccentLinkProps) {
  return (
    <Link
      {...props}
      className={`inline-flex min-h-11 shrink-0 items-center justify-center rounded-lg bg-dawn px-4.5 font-semibold text-on-dawn ${className}`}
    />
  );
}
