import type { Clock } from './clock.ts';
import type { ListMessages } from './ensure-account.ts';
import type { Random } from './random.ts';
import type { RegistryEntry } from './registry-entry.ts';
import type { SeedContext } from './seed-boards.ts';
import type { UserPoolOutputs } from './user-pool.ts';

/** The running stack, as the demonstration needs it. */
export interface DemoContext extends SeedContext {
  readonly outputs: UserPoolOutputs;
  /** Whether `feedsDir` is the demonstration's own folder and not one that FEEDS_DIR names. */
  readonly isDefaultFeeds: boolean;
  /** Whether the stack began with an empty data folder. */
  readonly fresh: boolean;
  /** The registry, as loadRegistry gives it. */
  readonly boards: readonly RegistryEntry[];
  /** The file that BOARDS names, if it does; without it the feeds folder is the registry. */
  readonly boardsFile?: string | undefined;
  readonly outbox: ListMessages;
  /** This machine's clock when absent. */
  readonly clock?: Clock;
  /** Math.random when absent. */
  readonly random?: Random;
}

/** A table for the console: a heading and its rows, each a list of cells. */
export interface Panel {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** The running demonstration. */
export interface Demo {
  panels(): readonly Panel[];
  close(): Promise<void>;
}
