import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { useLearning } from '../use-learning.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Lists what was taken over after answers about alerts, newest first; nothing if there is none. */
export function Learned() {
  const { learned } = useAccount();
  const { undo } = useLearning();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  if (learned.length === 0 && announcement === '') return null;
  const revert = ({ id, words }: (typeof learned)[number], index: number) => {
    setAnnouncement(`Undone: ${words}.`);
    undo(id);
    // The focused button disappears.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  };
  return (
    <Section heading="Learned from your answers">
      <p className="text-muted">
        You took these over after calling an alert not relevant, or wanting more like it. Changing such a
        setting here removes it from this list.
      </p>
      <ul ref={list} className="grid max-w-140 border-t border-line empty:hidden">
        {learned.toReversed().map((entry, index) => (
          <li key={entry.id} className="flex items-start justify-between gap-x-6 border-b border-line py-2">
            <div className="min-w-0 py-2">
              <p className="font-semibold wrap-anywhere">{entry.words}</p>
              <p className="text-small text-muted wrap-anywhere">
                <time dateTime={entry.at}>{day.format(new Date(entry.at))}</time>, after{' '}
                <Link href={paths.job(entry.jobID)} className="underline underline-offset-4">
                  {entry.alert}
                </Link>
              </p>
            </div>
            <QuietButton aria-label={`Undo ${entry.words}`} onClick={() => revert(entry, index)}>
              Undo
            </QuietButton>
          </li>
        ))}
      </ul>
      <p role="status" className={learned.length === 0 ? 'text-muted' : 'sr-only'}>
        {announcement}
      </p>
    </Section>
  );
}
