import type { ReactNode } from 'react';

export interface FormMessageProps {
  /** 'alert' for errors, 'status' for anything else. */
  readonly role: 'alert' | 'status';
  /** May be empty: the live region stays in the page, so that new text is announced. */
  readonly children?: ReactNode;
  /** Classes of the message; the empty region takes no space. */
  readonly className?: string;
}

export function FormMessage({ role, children, className = '' }: FormMessageProps) {
  const look = role === 'alert' ? 'border-alarm text-alarm' : 'border-line text-ink';
  const hasWords = children !== undefined && children !== null && children !== '';
  return (
    <div role={role}>
      {hasWords && (
        <div className={`appear rounded-lg border bg-sheet px-3.5 py-2.5 ${look} ${className}`}>
          {children}
        </div>
      )}
    </div>
  );
}
