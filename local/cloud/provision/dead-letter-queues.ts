/** The inventory of queues that take what failed elsewhere. */
export interface DeadLetterQueues {
  /** Their ARNs. */
  deadLetterQueues: Set<string>;
}
