/** The build of an entry. */
export interface Built {
  /** The contents of its folder, by file name. */
  readonly outputs: ReadonlyMap<string, Uint8Array>;
  /** The files it depends on, as paths from the repository's root. */
  readonly inputs: ReadonlySet<string>;
}

/** Code of one kind. Builds reject with esbuild's BuildFailure for an error in the code. */
export interface CodeKind {
  readonly entries: readonly string[];
  /** Builds all entries as a deployment does. */
  buildDeployed(): Promise<ReadonlyMap<string, Built>>;
  /** Builds some of the entries, which takes less time. */
  build(entries: readonly string[]): Promise<ReadonlyMap<string, Built>>;
  close(): Promise<void>;
}
