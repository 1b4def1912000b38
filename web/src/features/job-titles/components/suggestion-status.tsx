import Sparkles from 'lucide-react/icons/sparkles';
import { QuietButton } from '../../../components/button.tsx';
import { CloseButton } from '../../../components/close-button.tsx';
import { failedText, receivedText, type SuggestionState } from '../suggestion-state.ts';
import { Dots } from './dots.tsx';

export interface SuggestionStatusProps {
  readonly state: SuggestionState;
  readonly onRetry: (titles: readonly string[]) => void;
  readonly onDismiss: () => void;
}

/** The same height while loading and after, so that nothing moves. */
const line = 'flex min-h-23 items-center gap-3 border-t border-line py-2 sm:min-h-16';

export function SuggestionStatus({ state, onRetry, onDismiss }: SuggestionStatusProps) {
  const { loading, received, failed, reason } = state;
  const isLoading = loading.length > 0;
  return (
    <div aria-live="polite" className="grid">
      {isLoading && (
        <p className={`${line} text-muted`}>
          <Sparkles className="size-4.5 shrink-0" aria-hidden="true" />
          <span>
            Finding similar titles
            <Dots />
          </span>
        </p>
      )}
      {!isLoading && received !== null && (
        <div className={line}>
          <Sparkles className="size-4.5 shrink-0 text-dawn-ink" aria-hidden="true" />
          <p className="mr-auto max-w-[62ch] py-1">{receivedText(received)}</p>
          <CloseButton label="Dismiss" onClose={onDismiss} className="-mr-3" />
        </div>
      )}
      {!isLoading && failed.length > 0 && (
        <div className={`${line} flex-wrap`}>
          <p className="mr-auto max-w-[62ch] py-1">{failedText(state)}</p>
          {reason === '' && <QuietButton onClick={() => onRetry(failed)}>Try again</QuietButton>}
        </div>
      )}
    </div>
  );
}
