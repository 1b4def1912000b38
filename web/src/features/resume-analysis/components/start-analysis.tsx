import { BusyButton } from '../../../components/busy-button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';

export interface StartAnalysisProps {
  /** Why the last attempt failed; empty if there was none. */
  readonly failure: string;
  readonly onAnalyze: () => void;
}

export function StartAnalysis({ failure, onAnalyze }: StartAnalysisProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-pretty text-muted">
        Get a score with tips to raise it, see how your resume reads to a screener and which of your titles it
        supports, and get suggested rewrites. It takes about 30 seconds.
      </p>
      <FormMessage role="alert">{failure}</FormMessage>
      <BusyButton look="accent" isBusy={false} onClick={onAnalyze}>
        {failure === '' ? 'Analyze this resume' : 'Try again'}
      </BusyButton>
    </div>
  );
}
