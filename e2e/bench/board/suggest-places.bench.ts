import { suggestPlaces } from '../../../functions/places/suggest-places.ts';
import { buildSuggestionIndex } from '../../../functions/places/suggestion-index.ts';
import { cpuTime, heapUsed, number, percentile } from '../statistics.ts';

const BUDGET_MS = 5;
const ROUNDS = 30;

/** Prefixes that people type, including the slowest. */
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

/** Loads the gazetteer, and suggests places for every prefix of some typed texts. */
export const bench = {
  name: 'places',
  async run() {
    const before = heapUsed();
    const start = process.cpuUsage();
    const index = buildSuggestionIndex();
    const { user, system } = process.cpuUsage(start);
    const memory = heapUsed() - before;
    const texts = TYPED.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)));
    for (const text of texts) suggestPlaces(index, text);
    const times = texts.flatMap((text) =>
      Array.from({ length: ROUNDS }, () => cpuTime(() => suggestPlaces(index, text))),
    );
    const most = percentile(times, 0.95);
    return {
      rows: [
        { what: 'one answer, median', value: `${number(percentile(times, 0.5), 2)} ms` },
        {
          what: 'one answer, 95 %',
          value: `${number(most, 2)} ms`,
          budget: `${BUDGET_MS} ms of CPU`,
          ok: most <= BUDGET_MS,
        },
        {
          what: 'reading the gazetteer, once a function',
          value: `${number((user + system) / 1000)} ms of CPU`,
        },
        { what: 'memory', value: `${number(memory / 1024 / 1024, 1)} MB` },
      ],
      notes: [],
    };
  },
};
