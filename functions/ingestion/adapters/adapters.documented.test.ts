import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Adapter } from './adapter.ts';
import { adapterOf, systems } from './adapters.ts';

const SYSTEMS = new URL('../../../docs/systems.md', import.meta.url);

/** The systems of a row like `| meta, tiktok | … | obeyed | 1; 1 s; 240 an hour |`, with its last two columns. */
const documented = readFileSync(SYSTEMS, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:system|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, names = '', , , robots = '', limits = '']) =>
    names
      .replace(/\(.*\)/, '')
      .split(', ')
      .map((name) => [name.trim(), { obeysRobots: robots === 'obeyed', limits }] as const),
  );

function limitsOf({ lanes, pauseMs = 0, hourlyRequests }: Adapter): string {
  const pause = pauseMs >= 1_000 ? `${pauseMs / 1_000} s` : `${pauseMs} ms`;
  return [`${lanes}`, pauseMs && pause, hourlyRequests && `${hourlyRequests} an hour`]
    .filter(Boolean)
    .join('; ');
}

test('ING-01 docs/systems.md names every system, with its limits', () => {
  expect(documented.map(([name]) => name).sort()).toEqual(systems().sort());
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(
      systems().map((ats) => [
        ats,
        { obeysRobots: adapterOf(ats).obeysRobots === true, limits: limitsOf(adapterOf(ats)) },
      ]),
    ),
  );
});
