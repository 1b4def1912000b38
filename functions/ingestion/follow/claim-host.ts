import { adapterOf, systems } from '../adapters/adapters.ts';
import { hasOwnHosts, hostOf } from '../reading/board-address.ts';
import type { HostStore } from '../registry/host-store.ts';
import { VENDORS } from '../registry/recognition/vendors.ts';
import type { CheckStore } from './check-store.ts';

/** Hosts that serve all boards of a vendor. */
const MAX_PER_VENDOR = 500;

/** A vendor's host of one employer, which may have several boards. */
const MAX_PER_TENANT = 5;

/** A wrong path must not keep others from naming the right one. */
const MAX_PER_SITE = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns how many checks a day may lead to a host, whoever asks. */
export function checksPerDay(host: string, environment: Environment): number {
  const vendors = systems()
    .map(adapterOf)
    .filter((adapter) => !hasOwnHosts(adapter))
    .map((adapter) => hostOf(adapter, '', environment));
  if (vendors.includes(host)) return MAX_PER_VENDOR;
  return [...VENDORS.values()].some((vendor) => vendor.host.test(host)) ? MAX_PER_TENANT : MAX_PER_SITE;
}

export interface ClaimDeps {
  readonly checks: Pick<CheckStore, 'claimHost'>;
  readonly hosts: Pick<HostStore, 'backoffUntil'>;
  readonly environment: Environment;
}

/** Claims a host for a check. Returns false if it asked us to wait, or had its checks of the day. */
export async function claimHost({ checks, hosts, environment }: ClaimDeps, host: string): Promise<boolean> {
  if (await hosts.backoffUntil(host)) return false;
  return checks.claimHost(host, checksPerDay(host, environment));
}
