import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { countTitles } from '../../account/profile-titles.ts';
import { useTitles } from '../use-titles.ts';
import { NarrowTitle } from './narrow-title.tsx';
import { SuggestionStatus } from './suggestion-status.tsx';
import { TitleEntry } from './title-entry.tsx';
import { TitleList } from './title-list.tsx';

export function JobTitles() {
  const profile = useTitles('Error deleting the job title. Please try again.');
  const { titles, suggestionState, suggest } = profile;
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setLayer} className="relative min-h-96">
      <TitleEntry count={countTitles(titles)} layer={layer} onAdd={profile.add} />
      <NarrowTitle profile={profile} />
      <SuggestionStatus
        state={suggestionState}
        onRetry={(failed) => failed.forEach(suggest)}
        onDismiss={profile.dismissNews}
      />
      <TitleList profile={profile} />
      <p className="border-t border-line pt-4 text-muted">
        Not sure what employers call it?{' '}
        <Link
          href={paths.setup}
          className="inline-block py-1.5 text-dusk underline decoration-1 underline-offset-4"
        >
          Browse titles from today's jobs
        </Link>
      </p>
    </div>
  );
}
