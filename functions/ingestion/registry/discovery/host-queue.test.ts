import { describe, expect, test } from '@jest/globals';
import { hostQueue } from './host-queue.ts';

function aQueue() {
  let clock = 0;
  const waits: number[] = [];
  const queue = hostQueue(
    {
      now: () => new Date(clock),
      sleep: async (ms) => {
        waits.push(ms);
        clock += ms;
      },
    },
    500,
  );
  return { queue, waits };
}

describe('requests to a host', () => {
  test('are sent one at a time with a pause, while other hosts are asked', async () => {
    const { queue, waits } = aQueue();
    let open = 0;
    let most = 0;
    const ask = async () => {
      open += 1;
      most = Math.max(most, open);
      await Promise.resolve();
      open -= 1;
      return {};
    };
    await Promise.all([
      queue.run('a.example', ask),
      queue.run('a.example', ask),
      queue.run('a.example', ask),
    ]);
    expect(most).toBe(1);
    expect(waits).toEqual([500, 500]);
    await Promise.all([queue.run('b.example', ask), queue.run('c.example', ask)]);
    expect(most).toBe(2);
    expect(waits).toEqual([500, 500]);
  });

  test('wait as long as the host asks, and are tried three times', async () => {
    const { queue, waits } = aQueue();
    const answers = [{ retryAfter: 7 }, { retryAfter: 20 }, { retryAfter: 60 }];
    let asked = 0;
    expect(await queue.run('a.example', async () => answers[asked++] ?? {})).toEqual({ retryAfter: 60 });
    expect([asked, waits]).toEqual([3, [7_000, 20_000]]);
    await queue.run('a.example', async () => ({}));
    expect(waits.at(-1)).toBe(60_000);
  });

  test('are not sent to a host that wants to be left alone for long', async () => {
    const { queue, waits } = aQueue();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return { retryAfter: 3_600 };
    };
    const message = 'a.example asks to be left alone for 60 minutes. Run the command again after that.';
    await expect(queue.run('a.example', ask)).rejects.toThrow(message);
    await expect(queue.run('a.example', ask)).rejects.toThrow(message);
    expect([asked, waits]).toEqual([1, []]);
  });

  test('pause after an error too', async () => {
    const { queue, waits } = aQueue();
    await expect(
      queue.run('a.example', async () => {
        throw new Error('no route');
      }),
    ).rejects.toThrow('no route');
    await queue.run('a.example', async () => ({}));
    expect(waits).toEqual([500]);
  });
});
