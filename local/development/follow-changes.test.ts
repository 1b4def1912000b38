import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CodeBuilder } from './code-builder.ts';
import { followChanges } from './follow-changes.ts';

type Answer = Awaited<ReturnType<CodeBuilder['rebuild']>>;

const someSwap: Answer = { swaps: [{ size: 1, sha256: 'a', file: 'b', beside: [] }] };
const done: string[] = [];
const lines: string[] = [];
let answer: Answer;
let deployed: string[];
let synth: () => Promise<string>;

beforeEach(() => {
  done.length = 0;
  lines.length = 0;
  answer = someSwap;
  deployed = ['Board'];
  synth = async () => 'assembly';
});

function givenFollower() {
  const note = (what: string) => void done.push(what);
  return followChanges({
    async startBuilder() {
      note('build');
      return {
        isRunning: () => true,
        rebuild: async (changed) => {
          note(`rebuild ${changed.join(' ')}`);
          return answer;
        },
        close: () => note('close builder'),
      };
    },
    hotswap: async () => deployed,
    generateContract: async () => note('generate'),
    synthesize: () => synth(),
    update: async (folder) => note(`update ${folder}`),
    site: {
      reload: () => note('reload'),
      showError: (text, file) => note(`error ${text} ${file}`),
    },
    say: (line) => void lines.push(line.replace(/\d+\.\d s$/, 'n s')),
  });
}

describe('LOCAL-01 following changes', () => {
  test('a function is rebuilt and replaced, and the page loads again', async () => {
    await (await givenFollower()).follow(['functions/a.ts']);

    expect(done).toEqual(['build', 'rebuild functions/a.ts', 'reload']);
    expect(lines).toEqual(['replaced Board in n s']);
  });

  test('a change that alters no code, such as a type’s, does nothing', async () => {
    answer = { swaps: [] };

    await (await givenFollower()).follow(['functions/a.ts']);

    expect([done, lines]).toEqual([['build', 'rebuild functions/a.ts'], []]);
  });

  test('code that the running stack doesn’t have needs a new template', async () => {
    deployed = [];

    await (await givenFollower()).follow(['functions/a.ts']);

    expect(done.slice(2)).toEqual(['update assembly', 'close builder', 'build', 'reload']);
  });

  test('a schema writes types, then updates the stack without building code twice', async () => {
    await (await givenFollower()).follow(['schema.graphql', 'functions/a.ts']);

    expect(done).toEqual(['build', 'generate', 'update assembly', 'close builder', 'build', 'reload']);
    expect(lines).toEqual(['updated the stack in n s']);
  });

  test('a change of infra alone keeps the builder and what it has parsed', async () => {
    await (await givenFollower()).follow(['infra/alarms.ts']);

    expect(done).toEqual(['build', 'update assembly', 'reload']);
  });

  test('after a swap, a change of infra deploys bundles that only a new builder knows', async () => {
    const follower = await givenFollower();
    await follower.follow(['functions/a.ts']);
    done.length = 0;

    await follower.follow(['infra/alarms.ts']);

    expect(done).toEqual(['update assembly', 'close builder', 'build', 'reload']);
  });

  test('a syntax error shows here and in the browser, and its correction removes it', async () => {
    const follower = await givenFollower();
    answer = { failure: { text: 'a.ts:1:2: Unexpected "}"', file: 'functions/a.ts' } };
    await follower.follow(['functions/a.ts']);
    answer = { swaps: [] };
    await follower.follow(['functions/a.ts']);

    expect(lines).toEqual(['a.ts:1:2: Unexpected "}"']);
    expect(done.filter((what) => !what.startsWith('rebuild'))).toEqual([
      'build',
      'error a.ts:1:2: Unexpected "}" functions/a.ts',
      'reload',
    ]);
  });

  test('a failed synth keeps what runs, and the next change tries again', async () => {
    const follower = await givenFollower();
    synth = () => Promise.reject(new Error('Alarms: the queue does not exist.'));
    await follower.follow(['infra/alarms.ts']);
    expect(done).toEqual(['build', 'error Alarms: the queue does not exist. null']);
    synth = async () => 'assembly';

    await follower.follow(['functions/a.ts']);

    expect(done).toContain('update assembly');
  });

  test('the emulator’s own files need a restart', async () => {
    await (await givenFollower()).follow(['local/start.ts']);

    expect(lines).toEqual(['local/start.ts changed: restart pnpm dev to use it.']);
  });
});
