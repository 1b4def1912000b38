import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';

export interface FileRowProps {
  /** The name, or an element in its place. */
  readonly name: ReactNode;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

export function FileRow({ name, facts, actions, children }: FileRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line py-3">
      <div className="flex items-center gap-3.5">
        <FileText className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
        <div className="mr-auto min-w-0">
          <div className="font-[550]">
            {typeof name === 'string' ? (
              <span title={name} className="block truncate">
                {name}
              </span>
            ) : (
              name
            )}
          </div>
          <p className="text-small text-muted tabular-nums">{facts}</p>
        </div>
        <div className="-mr-3 flex shrink-0 items-center">{actions}</div>
      </div>
      {children !== undefined && <div className="pl-8.5">{children}</div>}
    </li>
  );
}
