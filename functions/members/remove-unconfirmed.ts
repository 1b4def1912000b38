/** How long an address waits for its code. Codes are valid for a day. */
const WAITING_MS = 86_400_000;

/** A sign-up whose address was never confirmed. */
export interface SignUp {
  readonly username: string;
  readonly createdAt: Date;
}

export interface Deps {
  /** Yields the sign-ups that wait for their code. */
  readonly listUnconfirmed: () => AsyncIterable<readonly SignUp[]>;
  readonly remove: (username: string) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Removes sign-ups that nobody confirmed within a day, and returns how many: until then nobody else can register their
 * address, not even its owner.
 */
export async function removeUnconfirmed({ listUnconfirmed, remove, now }: Deps): Promise<number> {
  const old: string[] = [];
  for await (const signUps of listUnconfirmed())
    for (const { username, createdAt } of signUps)
      if (now().getTime() - createdAt.getTime() >= WAITING_MS) old.push(username);
  for (const username of old) await remove(username);
  return old.length;
}
