interface KeyParts {
  readonly pk?: string | undefined;
  readonly sk?: string | undefined;
}

/** Returns the id of the job that a row is about, for logs. */
export function jobIdOfKey({ pk, sk }: KeyParts): string | undefined {
  const [entity, id] = pk?.split('#') ?? [];
  if (entity === 'JOB' || entity === 'SLICE' || entity === 'JOBPOSTING') return id;
  return entity === 'ALERT' ? sk : undefined;
}
