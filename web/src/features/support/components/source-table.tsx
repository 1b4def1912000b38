import type { Source } from '../api/sources.ts';
import { ageText, momentText } from '../words.ts';

export interface SourceTableProps {
  readonly sources: readonly Source[];
  /** Others are on their way. */
  readonly isOld: boolean;
}

const heads = ['Source', 'State', 'Read', 'Last result', 'Postings', 'Trend', 'Asked', 'Last new job'];
const cell = 'py-2 pr-5 align-top';

/** Sources in rows; a narrow window moves over them sideways, from edge to edge. */
export function SourceTable({ sources, isOld }: SourceTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="Sources"
      className="-mx-4 overflow-x-auto px-4 focus-visible:-outline-offset-2 sm:-mx-6 sm:px-6"
    >
      <table
        aria-busy={isOld}
        className="w-full min-w-220 text-left text-small tabular-nums aria-busy:opacity-60"
      >
        <thead>
          <tr className="border-b border-line text-muted">
            {heads.map((head) => (
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
  const { ats, board, company, favourite, state, ageMinutes, lastResult, message } = source;
  const isBad = state === 'failing' || state === 'suspect';
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} min-w-48 font-normal`}>
        <span className="font-semibold">{company === '' ? board : company}</span>
        {favourite && <span className="text-muted"> favourite</span>}
        <span className="block text-muted wrap-anywhere">
          {ats} / {board}
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap ${isBad ? 'font-semibold text-alarm' : ''}`}>{state}</td>
      <td className={`${cell} whitespace-nowrap`}>
        <time dateTime={source.readAt ?? undefined} title={momentText(source.readAt)}>
          {ageText(ageMinutes)}
        </time>
      </td>
      <td className={`${cell} max-w-90`}>
        {lastResult}
        {message !== '' && <span className="block text-muted wrap-anywhere">{message}</span>}
      </td>
      <td className={cell}>{source.postings}</td>
      <td className={`${cell} font-mono tracking-wider whitespace-nowrap`}>{source.trend}</td>
      <td className={`${cell} whitespace-nowrap`}>{momentText(source.checkedAt)}</td>
      <td className={`${cell} whitespace-nowrap`}>{momentText(source.lastNewAt)}</td>
    </tr>
  );
}
