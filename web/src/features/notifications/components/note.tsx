import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ChannelNote } from '../channels.ts';

export interface NoteProps {
  readonly note: ChannelNote;
}

/** The note below a channel's switch. */
export function Note({ note: { text, needsAction } }: NoteProps) {
  if (!needsAction)
    return <p className="-mt-1.5 max-w-[60ch] pr-14 text-small/6 text-muted wrap-anywhere">{text}</p>;
  return (
    <p className="-mt-1.5 flex max-w-[60ch] gap-2 pr-14 text-small/6 text-alarm wrap-anywhere">
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
