import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import Sequencer, { type TestSequencerOptions } from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** Orders test files by Jest's `--seed` only. */
export default class ShuffledFiles extends Sequencer {
  readonly #seed: number;

  constructor(options: TestSequencerOptions) {
    super(options);
    this.#seed = options.globalConfig.seed;
  }

  override sort(tests: Tests): Tests {
    const rank = ({ path, context }: Tests[number]) =>
      createHash('sha256')
        .update(`${this.#seed} ${relative(context.config.rootDir, path)}`)
        .digest('hex');
    return tests
      .map((test) => ({ test, rank: rank(test) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ test }) => test);
  }
}
