import type { ReactNode } from 'react';
import { AlertPreview } from './alert-preview.tsx';

export interface BesidePreviewProps {
  /** Whose alerts are previewed. */
  readonly email: string;
  /** What can be changed. */
  readonly children: ReactNode;
}

/** What can be changed of a profile, with what that does to its alerts: beside it on a wide page, below on others. */
export function BesidePreview({ email, children }: BesidePreviewProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 border-t border-line pt-8 wide:sticky wide:top-6 wide:self-start wide:border-t-0 wide:pt-0">
        <AlertPreview email={email} />
      </div>
    </div>
  );
}
