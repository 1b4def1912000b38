import type { Clock } from './clock.ts';
import type { ListMessages } from './ensure-account.ts';
import type { Random } from './random.ts';
import type { RegistryEntry } from './registry-entry.ts';
import type { SeedContext } from './seed-boards.ts';
import type { UserPoolOutputs } from './user-pool.ts';

export interface DemoContext extends SeedContext {
  readonly outputs: UserPoolOutputs;
  /** False if FEEDS_DIR is set. */
  readonly isDefaultFeeds: boolean;
  /** Whether the data folder was empty at the start. */
  readonly fresh: boolean;
  /** See loadRegistry. */
  readonly boards: readonly RegistryEntry[];
  /** The value of BOARDS. If unset, the feeds folder is the registry. */
  readonly boardsFile?: string | undefined;
  readonly outbox: ListMessages;
  /** Defaults to systemClock. */
  readonly clock?: Clock;
  /** Defaults to Math.random. */
  readonly random?: Random;
}

/** A table for the console. */
export interface Panel {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

export interface Demo {
  panels(): readonly Panel[];
  close(): Promise<void>;
}
