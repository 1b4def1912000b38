import { BusyButton } from '../../../components/busy-button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';

export interface StartAnalysisProps {
  /** Why there is no analysis although one was asked for; empty otherwise. */
  readonly failure: string;
  readonly onAnalyze: () => void;
}

/** The way to a first analysis of a resume, or to another try. */
export function StartAnalysis({ failure, onAnalyze }: StartAnalysisProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-pretty text-muted">
        What it says, how it reads to a screener, which of your titles it supports, and better words for its
        lines. The score is counted by rules, and each part of it says what would give more. It takes about
        half a minute.
      </p>
      <FormMessage role="alert">{failure}</FormMessage>
      <BusyButton look="accent" isBusy={false} onClick={onAnalyze}>
        {failure === '' ? 'Analyze this resume' : 'Try again'}
      </BusyButton>
    </div>
  );
}
