import { countText } from '../../../components/count-text.ts';

export interface NewAlertsProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Announces new alerts without moving the list. */
export function NewAlerts({ count, onShow }: NewAlertsProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-3 z-10 flex h-0 justify-center max-lg:top-17 lg:justify-end"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="appear pointer-events-auto inline-flex min-h-11 -translate-y-3 items-center gap-2.5 self-start rounded-full border border-line bg-sheet px-4 font-semibold text-dawn-ink tabular-nums before:size-2 before:rounded-full before:bg-dawn before:ring-4 before:ring-dawn/18"
        >
          {countText(count, 'new alert')}
          <span className="underline decoration-dawn/40 underline-offset-4">
            {count === 1 ? 'Show it' : 'Show them'}
          </span>
        </button>
      )}
    </div>
  );
}
