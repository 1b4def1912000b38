import type { Source } from '../api/sources.ts';
import { ageText, dateTimeText } from '../match-text.ts';

export interface SourceTableProps {
  readonly sources: readonly Source[];
  /** Newer rows are loading. */
  readonly isOld: boolean;
}

const columns = [
  'Board',
  'State',
  'Last read',
  'Last result',
  'Postings',
  'Trend',
  'Last checked',
  'Last new job',
];
const cell = 'py-2 pr-5 align-top';

export function SourceTable({ sources, isOld: isStale }: SourceTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to focus it to scroll
      tabIndex={0}
      aria-label="Boards"
      className="-mx-4 overflow-x-auto px-4 focus-visible:-outline-offset-2 sm:-mx-6 sm:px-6"
    >
      <table
        aria-busy={isStale}
        className="w-full min-w-220 text-left text-small tabular-nums aria-busy:opacity-60"
      >
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map((head) => (
              <th key={head} scope="col" className={`${cell} font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <Row key={`${source.ats} ${source.board}`} source={source} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ source }: { readonly source: Source }) {
  const { ats, board, company, favorite, state, ageMinutes, lastResult, message } = source;
  const isBad = state === 'failing' || state === 'suspect';
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} min-w-48 font-normal`}>
        <span className="font-semibold">{company === '' ? board : company}</span>
        {favorite && <span className="text-muted"> favorite</span>}
        <span className="block text-muted wrap-anywhere">
          {ats} / {board}
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap ${isBad ? 'font-semibold text-alarm' : ''}`}>{state}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <time dateTime={source.readAt ?? undefined} title={dateTimeText(source.readAt)}>
          {ageText(ageMinutes)}
        </time>
      </td>
      <td className={`${cell} max-w-90`}>
        {lastResult}
        {message !== '' && <span className="block text-muted wrap-anywhere">{message}</span>}
      </td>
      <td className={cell}>{source.postings}</td>
      <td className={`${cell} font-mono tracking-wider whitespace-nowrap`}>{source.trend}</td>
      <td className={`${cell} whitespace-nowrap`}>{dateTimeText(source.checkedAt)}</td>
      <td className={`${cell} whitespace-nowrap`}>{dateTimeText(source.lastNewAt)}</td>
    </tr>
  );
}
