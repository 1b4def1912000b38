import type { Completion } from '../../llm/completion.ts';
import { suggestTitles } from '../../llm/features/suggest-titles.ts';
import type { Provider } from '../../llm/provider.ts';
import { requestCompletion } from '../../llm/request-completion.ts';
import type { Key } from '../../table/keys.ts';
import type { Table } from '../../table/table.ts';
import { suggestForNewTitles } from './suggest-for-new-titles.ts';
import { suggestionDeps } from './suggestion-deps.ts';

interface Deps {
  readonly table: Table;
  readonly provider: Provider;
  /** Emits the metrics of one completion. */
  readonly recordUsage: (feature: string, completion: Completion<unknown>) => void;
  readonly now: () => Date;
}

/** Returns a function that runs one attempt for the person whose record has this key: see suggestForNewTitles. */
export const suggestTitlesInBackground =
  ({ table, provider, recordUsage, now }: Deps) =>
  ({ pk }: Key, attempt: number): Promise<number | undefined> =>
    suggestForNewTitles(
      {
        ...suggestionDeps(table, pk.slice('USER#'.length), now),
        async ask(question) {
          const completion = await requestCompletion(provider, suggestTitles, question);
          recordUsage(suggestTitles.name, completion);
          return completion;
        },
      },
      attempt,
    );
