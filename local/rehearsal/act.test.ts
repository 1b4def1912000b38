import { describe, expect, test } from '@jest/globals';
import { type Act, playActs } from './act.ts';

/** An act that is refused until its remedy is applied. */
function givenAct(refuses = true): Act {
  let isGranted = !refuses;
  return {
    tries: 'Send a mail',
    async attempt() {
      if (isGranted) return 'sent';
      throw new Error('Email address is not verified.\n    at send');
    },
    refusal: {
      pattern: /not verified/,
      remedy: 'Verify it',
      grant() {
        isGranted = true;
      },
    },
  };
}

async function play(...acts: Act[]): Promise<string[]> {
  const lines: string[] = [];
  await playActs(acts, (line) => lines.push(line));
  return lines;
}

describe('OPS-01 a rehearsal', () => {
  test('OPS-01 prints what was refused, what to do, and the result', async () => {
    expect(await play(givenAct(), { tries: 'Rest', attempt: async () => 'rested' })).toEqual([
      '1. Send a mail',
      '   refused  Email address is not verified.',
      '   remedy   Verify it',
      '   done     sent',
      '2. Rest',
      '   done     rested',
    ]);
  });

  test('OPS-01 fails if nothing is refused, or for another reason', async () => {
    await expect(play(givenAct(false))).rejects.toThrow('but it succeeded: sent');
    const other: Act = { ...givenAct(), attempt: () => Promise.reject(new Error('no network')) };
    await expect(play(other)).rejects.toThrow('but got: no network');
  });

  test("OPS-01 fails if the remedy doesn't help", async () => {
    const { refusal, ...act } = givenAct();
    const stubborn: Act = { ...act, ...(refusal ? { refusal: { ...refusal, grant: () => undefined } } : {}) };
    await expect(play(stubborn)).rejects.toThrow('Email address is not verified.');
  });
});
