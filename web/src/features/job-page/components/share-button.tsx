import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { outlinedButton } from '../../../components/outlined-button.ts';

export interface ShareButtonProps {
  readonly title: string;
}

type Outcome = 'nothing yet' | 'copied' | 'refused';

const labels: Readonly<Record<Outcome, string>> = {
  'nothing yet': 'Copy link',
  copied: 'Link copied',
  refused: "Couldn't copy. Use the address bar",
};

/** Opens the share sheet on touch devices; copies the link elsewhere. */
export function ShareButton({ title }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('nothing yet');
  const share = async () => {
    const link = { title, url: location.origin + location.pathname };
    // Closing the share sheet rejects, but is not an error.
    if (matchMedia('(pointer: coarse)').matches && navigator.share)
      return navigator.share(link).catch(() => undefined);
    const copied = navigator.clipboard?.writeText(link.url) ?? Promise.reject();
    return copied.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <button type="button" onClick={() => void share()} className={outlinedButton}>
      <Link2 className="size-4 text-muted" aria-hidden="true" />
      <span role="status">{labels[outcome]}</span>
    </button>
  );
}
