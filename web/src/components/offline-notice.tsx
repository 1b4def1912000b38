import { Notice } from './notice.tsx';

export interface OfflineNoticeProps {
  /** As in 'saved jobs'. */
  readonly things: string;
}

/** Replaces content that could not be loaded before the network was gone. */
export function OfflineNotice({ things }: OfflineNoticeProps) {
  return (
    <Notice role="status" heading="You're offline">
      {things.charAt(0).toUpperCase() + things.slice(1)} will load when you're back online.
    </Notice>
  );
}
