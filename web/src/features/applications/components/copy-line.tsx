import { type ReactNode, useEffect, useRef } from 'react';
import { CopyLabel } from '../../../components/copy-label.tsx';
import { inputClass } from '../../../components/form/field.tsx';
import { type CopySource, useCopy } from '../../../components/use-copy.ts';

export interface CopyLineProps {
  /** As application forms name it: 'First name'. */
  readonly label: string;
  readonly value: ReactNode;
  readonly source: CopySource;
  readonly action?: string;
  readonly more?: ReactNode;
  readonly hint?: string;
}

export function CopyLine({ label, value, source, action = 'Copy', more, hint }: CopyLineProps) {
  const { copying, copy } = useCopy(source);
  const hasCopied = copying.state === 'copied';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5">
      <div className="min-w-0">
        <p className="text-small text-muted">{label}</p>
        <div className="wrap-anywhere">{value}</div>
      </div>
      <div className="flex items-center gap-4">
        {more}
        <button
          type="button"
          aria-label={`${hasCopied ? 'Copied' : action}: ${label}`}
          aria-busy={copying.state === 'waiting'}
          onClick={copy}
          className="inline-grid min-h-11 min-w-14 items-center justify-items-end font-[550] text-dusk underline-offset-4 hover:underline aria-busy:text-muted"
        >
          <CopyLabel action={action} hasCopied={hasCopied} />
        </button>
        <span role="status" className="sr-only">
          {hasCopied ? `Copied: ${label}` : ''}
        </span>
      </div>
      {hint !== undefined && <p className="col-span-2 pb-1 text-small text-muted">{hint}</p>}
      <div role="alert" className="col-span-2 text-small">
        {copying.state === 'failed' && <p className="pt-1 text-alarm">{copying.message}</p>}
        {copying.state === 'refused' && <ManualCopy label={label} text={copying.text} />}
      </div>
    </li>
  );
}

function ManualCopy({ label, text }: { readonly label: string; readonly text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <div className="grid gap-1.5 pt-2">
      <p>Your browser blocked copying. The text is selected, so you can copy it yourself.</p>
      <input ref={input} readOnly aria-label={label} value={text} className={inputClass} />
    </div>
  );
}
