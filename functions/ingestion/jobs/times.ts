/** When a posting was seen, and the clock that its rows are stamped by as they are written. */
export interface Times {
  readonly seenAt: Date;
  readonly clock: () => Date;
}
