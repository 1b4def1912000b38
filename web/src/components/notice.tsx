import type { ReactNode } from 'react';

export interface NoticeProps {
  /** What happened, in few words; absent when the sentence says all. */
  readonly heading?: string;
  /** The sentence: what is so, and what to do next. */
  readonly children: ReactNode;
  /** One button, when there is something to press. */
  readonly action?: ReactNode;
  /** 'alert' for what went wrong, 'status' for what is merely so. */
  readonly role: 'alert' | 'status';
}

/** A state of a page said in words where its content would stand. */
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
