import type { Board } from '../../table/board.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { hostOf } from '../reading/board-address.ts';
import type { HostStore } from './host-store.ts';

/**
 * The systems of these boards whose vendor asked to be left alone for now: one look a vendor, however many boards it
 * has. A system without an adapter waits for nobody.
 */
export async function waitingSystems(
  boards: readonly Pick<Board, 'ats'>[],
  adapterOf: (ats: string) => Pick<Adapter, 'origin'> | undefined,
  hosts: Pick<HostStore, 'waitUntil'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Set<string>> {
  const systems = [...new Set(boards.map(({ ats }) => ats))];
  const looks = systems.map(async (ats) => {
    const adapter = adapterOf(ats);
    return adapter && (await hosts.waitUntil(hostOf(adapter, environment))) ? [ats] : [];
  });
  return new Set((await Promise.all(looks)).flat());
}
