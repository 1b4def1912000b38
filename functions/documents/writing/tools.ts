import type { Completion } from '../../llm/completion.ts';
import type { Provider } from '../../llm/provider.ts';
import type { Table } from '../../table/table.ts';

/** What the one function that writes has for everything it writes. */
export interface Tools {
  readonly table: Table;
  readonly provider: Provider;
  /** Counts a question, its failure and its tokens. */
  readonly meter: (feature: string, asked: Completion<unknown>) => void;
  readonly now: () => Date;
}
