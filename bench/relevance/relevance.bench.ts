import type { Bench } from '../runner/bench.ts';
import { createProduct } from './adapter.ts';
import { readDay } from './day.ts';
import { readLabels } from './labels.ts';
import { readPeople } from './person.ts';
import { pairLabels, scoreGroup } from './score-group.ts';

/** Measures how many of the alerts that invented people would get are wanted. */
export const bench: Bench = {
  name: 'relevance',
  help: `Asks for 40 invented people and a recorded day of 6,295 postings what is sent, and compares it with hand labels: which part
of what is sent is wanted, and which part of what is wanted is lost. A third of the people are set aside.

  pnpm bench relevance          the shares, per reason
  pnpm bench relevance list     also lists every unwanted pair that is sent and every wanted one that is lost, without
                                those of people who are set aside
  pnpm bench relevance aside    lists only those: once, when the rules are final`,
  async run({ folder: listed }) {
    const [people, day, product] = [readPeople(), readDay(), createProduct()];
    const score = (group: string, file: 'labels.tsv' | 'labels-aside.tsv') =>
      scoreGroup(group, pairLabels(readLabels(file), people, day), product);
    const development = score('development', 'labels.tsv');
    const aside = score('set aside', 'labels-aside.tsv');
    const counts = people.map(
      (person) => day.filter((posting) => product.wants(person, posting).isSent).length,
    );
    return {
      rows: [
        ...development.rows,
        ...aside.rows,
        {
          metric: 'postings sent to a person, labeled or not, median and most',
          value: `${counts.sort((a, b) => a - b)[counts.length >> 1]} and ${counts.at(-1)} of ${day.length}`,
        },
      ],
      notes: listed === 'list' ? development.misses : listed === 'aside' ? aside.misses : [],
    };
  },
};
