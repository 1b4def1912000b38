import type { ReactNode } from 'react';

export interface NoticeProps {
  /** A few words. */
  readonly heading?: string;
  /** Says the problem and the next step, in one or two sentences. */
  readonly children: ReactNode;
  /** At most one button. */
  readonly action?: ReactNode;
  /** 'alert' for errors, 'status' for anything else. */
  readonly role: 'alert' | 'status';
}

/** Replaces content that is empty or failed to load. */
export function Notice({ heading, children, action, role }: NoticeProps) {
  return (
    <div role={role} className="appear grid max-w-[60ch] justify-items-start gap-3 py-8">
      {heading !== undefined && (
        <h2 className="font-head text-title font-semibold tracking-tight">{heading}</h2>
      )}
      <p className="text-muted">{children}</p>
      {action !== undefined && <div className="pt-2">{action}</div>}
    </div>
  );
}
