import type { Panel } from './demo-context.ts';
import type { DemoAccount } from './demo-user.ts';
import type { RegistryEntry } from './registry-entry.ts';

/** What the console shows of the demonstration: who can sign in, and where the boards come from. */
export function demoPanels(
  accounts: readonly DemoAccount[],
  feedsDir: string,
  boards: readonly RegistryEntry[],
): readonly Panel[] {
  const signIn = accounts.map(({ email, password, group }) => [group ?? 'demo user', email, password]);
  return [
    ...(signIn.length > 0 ? [{ title: 'Sign in as', rows: signIn }] : []),
    {
      title: 'Boards',
      rows: [
        ['Feeds folder', feedsDir],
        ...boards.map(({ ats, board, company }) => [company, `${ats}/${board}`]),
      ],
    },
  ];
}
