/** The most jobs in a message. */
export const MAX_JOBS = 10;

/** The most jobs in a digest: ten in full, and the others as lines. */
export const MAX_DIGEST_JOBS = 200;
