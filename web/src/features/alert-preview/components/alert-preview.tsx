import { useId, useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useNow } from '../../../components/use-now.ts';
import { toFailure } from '../../../service/failure.ts';
import { Cuts } from '../../criteria/components/cuts.tsx';
import { type Preview, usePreview } from '../../preview/api/preview-alerts.ts';
import { PreviewJobs } from '../../preview/components/preview-jobs.tsx';
import { hintText, perDayText, previewText } from '../../preview/preview-text.ts';

const INITIAL_JOBS = 6;

export interface AlertPreviewProps {
  readonly email: string;
}

export function AlertPreview({ email }: AlertPreviewProps) {
  const heading = useId();
  const preview = usePreview(email);
  return (
    <section aria-labelledby={heading} className="min-h-108 min-w-0">
      <h2 id={heading} className="pb-3 text-small font-semibold text-muted">
        Alert preview
      </h2>
      {preview.data ? (
        <LoadedPreview preview={preview.data} isOld={preview.isFetching} />
      ) : preview.isError ? (
        <div role="alert">
          <p className="text-muted">
            Couldn't load the preview. {toFailure(preview.error).message} Your settings are saved.
          </p>
          <QuietButton onClick={() => void preview.refetch()}>Try again</QuietButton>
        </div>
      ) : (
        <PreviewSkeleton />
      )}
    </section>
  );
}

function LoadedPreview({ preview, isOld }: { readonly preview: Preview; readonly isOld: boolean }) {
  const now = useNow();
  const [isExpanded, setExpanded] = useState(false);
  const { items } = preview;
  const shown = isExpanded ? items : items.slice(0, INITIAL_JOBS);
  const hint = hintText(preview);
  return (
    <div aria-busy={isOld} className="grid gap-3">
      <div role="status" className="grid gap-1.5">
        <p className="max-w-[30ch] font-head text-title leading-tight font-semibold tracking-tight text-balance tabular-nums">
          {previewText(preview)}
        </p>
        <p className="text-muted tabular-nums empty:hidden">{perDayText(preview)}</p>
        <p className="max-w-[52ch] text-muted empty:hidden">{hint}</p>
      </div>
      <Cuts cuts={preview.cuts} />
      {items.length > 0 && <PreviewJobs jobs={shown} now={now} />}
      {items.length > INITIAL_JOBS && (
        <QuietButton
          aria-expanded={isExpanded}
          className="justify-self-start"
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : moreText(preview)}
        </QuietButton>
      )}
    </div>
  );
}

function moreText({ items, total }: Preview): string {
  return total > items.length ? `Show the newest ${items.length}` : `Show all ${items.length}`;
}

function PreviewSkeleton() {
  return (
    <Skeleton label="Loading the alert preview" className="grid gap-3">
      <div aria-hidden="true" className="shimmer grid gap-2 py-1">
        <div className="h-5 w-4/5 max-w-72 rounded bg-line" />
        <div className="h-5 w-2/5 max-w-40 rounded bg-line" />
      </div>
      <SkeletonRows
        className="border-t border-line"
        row="gap-2 py-3.5"
        widths={['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-2/3']}
        bars={(width) => [`h-4 ${width}`, 'h-3 w-2/5']}
      />
    </Skeleton>
  );
}
