import { suggestPlaces } from '../../functions/places/suggest-places.ts';
import { buildSuggestionIndex } from '../../functions/places/suggestion-index.ts';
import { formatNumber, measureCpuMs, measureHeap, percentile } from '../measure/statistics.ts';
import type { Bench } from '../runner/bench.ts';

const BUDGET_MS = 5;
const ROUNDS = 30;

/** Texts that people type, including slow ones. */
const TYPED = [
  'san francisco, ca',
  'new york',
  'são paulo',
  'london, uk',
  'deutschland',
  'austin tx',
  'sa',
  'la',
  'ca',
];

/** Loads the gazetteer, and suggests places for every prefix of typed texts. */
export const bench: Bench = {
  name: 'places',
  help: 'Suggests places for every prefix of typed texts, and measures the time and memory of the gazetteer.',
  async run() {
    const before = measureHeap();
    const start = process.cpuUsage();
    const index = buildSuggestionIndex();
    const { user, system } = process.cpuUsage(start);
    const memory = measureHeap() - before;
    const texts = TYPED.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)));
    for (const text of texts) suggestPlaces(index, { text, homeCountry: 'US' });
    const times = texts.flatMap((text) =>
      Array.from({ length: ROUNDS }, () =>
        measureCpuMs(() => suggestPlaces(index, { text, homeCountry: 'US' })),
      ),
    );
    const p95 = percentile(times, 0.95);
    return {
      rows: [
        { metric: 'suggestion, p50', value: `${formatNumber(percentile(times, 0.5), 2)} ms CPU` },
        {
          metric: 'suggestion, p95',
          value: `${formatNumber(p95, 2)} ms CPU`,
          budget: `≤ ${BUDGET_MS} ms CPU`,
          ok: p95 <= BUDGET_MS,
        },
        {
          metric: 'loading the gazetteer, once per function instance',
          value: `${formatNumber((user + system) / 1000)} ms CPU`,
        },
        { metric: 'heap', value: `${formatNumber(memory / 1024 / 1024, 1)} MB` },
      ],
      notes: [],
    };
  },
};
