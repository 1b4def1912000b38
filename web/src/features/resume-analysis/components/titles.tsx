import type { SupportLevel } from '@daybreak/contract/types.ts';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Contrast from 'lucide-react/icons/contrast';
import { Link } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { supportLabels } from '../analysis-text.ts';
import type { Analysis } from '../api/analysis.ts';
import { AnalysisSection } from './analysis-section.tsx';
import { CitedLines } from './cited-lines.tsx';

export interface TitlesProps {
  readonly titles: Analysis['titles'];
}

const icons = { strong: Check, partial: Contrast, none: CircleDashed } as const;
const supportClasses: Readonly<Record<SupportLevel, string>> = {
  strong: 'text-leaf',
  partial: 'text-ink',
  none: 'text-muted',
};

export function Titles({ titles }: TitlesProps) {
  return (
    <AnalysisSection
      heading="Your titles"
      lead="Based on how we match jobs and what recent postings ask for."
    >
      {titles.length === 0 && (
        <p className="text-muted">
          No job titles yet.{' '}
          <Link href={paths.jobTitles} className="text-dusk underline underline-offset-4">
            Add some
          </Link>{' '}
          and analyze again.
        </p>
      )}
      <ul className="grid gap-6">
        {titles.map((title) => (
          <TitleSupport key={title.title} {...title} />
        ))}
      </ul>
    </AnalysisSection>
  );
}

function TitleSupport({ title, support, words, missing, lines }: Analysis['titles'][number]) {
  const Icon = icons[support];
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lead font-[550] wrap-anywhere">{title}</h3>
        <p className={`flex items-center gap-1.5 text-small font-[550] ${supportClasses[support]}`}>
          <Icon className="size-4" strokeWidth={2} aria-hidden="true" />
          {supportLabels[support]}
        </p>
      </div>
      <p className="wrap-anywhere">{words}</p>
      {missing.length > 0 && (
        <p className="text-muted">Often asked for, but missing: {missing.join(', ')}.</p>
      )}
      <CitedLines lines={lines} />
    </li>
  );
}
