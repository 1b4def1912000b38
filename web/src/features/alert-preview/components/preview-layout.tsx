import type { ReactNode } from 'react';
import { AlertPreview } from './alert-preview.tsx';

export interface PreviewLayoutProps {
  readonly email: string;
  readonly children: ReactNode;
}

export function PreviewLayout({ email, children }: PreviewLayoutProps) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">{children}</div>
      <div className="min-w-0 border-t border-line pt-8 wide:sticky wide:top-6 wide:self-start wide:border-t-0 wide:pt-0">
        <AlertPreview email={email} />
      </div>
    </div>
  );
}
