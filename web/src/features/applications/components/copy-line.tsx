import { type ReactNode, useEffect, useRef } from 'react';
import { inputLook } from '../../../components/form/field.tsx';
import { type CopySource, useCopy } from '../use-copy.ts';

/** Props of `CopyLine`. */
export interface CopyLineProps {
  /** What it is, as forms ask for it: 'First name'. */
  readonly label: string;
  /** What is seen of it. */
  readonly value: ReactNode;
  readonly source: CopySource;
  /** What the button says. */
  readonly action?: string;
  /** What else can be done with it. */
  readonly more?: ReactNode;
  /** What helps to use it. */
  readonly hint?: string;
}

/** Something that forms ask for, and the way to copy it; where the browser refuses, it can be copied by hand. */
export function CopyLine({ label, value, source, action = 'Copy', more, hint }: CopyLineProps) {
  const { copying, copy } = useCopy(source);
  const hasCopied = copying.state === 'copied';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2">
      <div className="min-w-0">
        <dt className="text-small text-muted">{label}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
      <dd className="flex items-center gap-1">
        {more}
        <button
          type="button"
          aria-label={`${action}: ${label}`}
          aria-busy={copying.state === 'waiting'}
          onClick={copy}
          className="inline-grid min-h-11 min-w-16 items-center justify-items-center rounded-lg border border-line px-3.5 text-small font-[550] transition-colors duration-150 hover:border-ink aria-busy:text-muted"
        >
          {/* Both words lie in one cell, so that the button keeps its width. */}
          <span className={`col-start-1 row-start-1 ${hasCopied ? 'invisible' : ''}`}>{action}</span>
          <span
            aria-hidden="true"
            className={`col-start-1 row-start-1 font-semibold ${hasCopied ? '' : 'invisible'}`}
          >
            Copied
          </span>
        </button>
        <span role="status" className="sr-only">
          {hasCopied ? `Copied: ${label}` : ''}
        </span>
      </dd>
      {hint !== undefined && <dd className="col-span-2 text-small text-muted">{hint}</dd>}
      <dd className="col-span-2 text-small">
        <div role="alert">
          {copying.state === 'failed' && <p className="pt-1 text-alarm">{copying.message}</p>}
          {copying.state === 'refused' && <ByHand label={label} text={copying.text} />}
        </div>
      </dd>
    </div>
  );
}

function ByHand({ label, text }: { readonly label: string; readonly text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <div className="grid gap-1.5 pt-2">
      <p>Your browser did not let us copy it. It is selected here: copy it by hand.</p>
      <input ref={input} readOnly aria-label={label} value={text} className={inputLook} />
    </div>
  );
}
