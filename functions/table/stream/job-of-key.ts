/** A stream record's key, whose parts may be missing as far as its type knows. */
interface KeyParts {
  readonly pk?: string | undefined;
  readonly sk?: string | undefined;
}

/** The job that a row is about, for logs; undefined where its key names none. */
export function jobIdOfKey({ pk, sk }: KeyParts): string | undefined {
  const [entity, id] = pk?.split('#') ?? [];
  if (entity === 'JOB' || entity === 'PIECE' || entity === 'ORIGINAL') return id;
  return entity === 'ALERT' ? sk : undefined;
}
