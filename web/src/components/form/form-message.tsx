import type { ReactNode } from 'react';

export interface FormMessageProps {
  /** 'alert' for what went wrong, 'status' for what is so. */
  readonly role: 'alert' | 'status';
  /** Nothing where there is nothing to say: the region stands, so that what comes into it is read out. */
  readonly children?: ReactNode;
  /** How what it says lies in its place: the empty region is to take no room. */
  readonly className?: string;
}

/** What a form as a whole has to say. */
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
