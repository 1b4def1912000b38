import type { Panel } from './demo-context.ts';
import type { DemoAccount } from './demo-user.ts';

/** The demo's tables for the console. */
export function demoPanels(accounts: readonly DemoAccount[], feedsDir: string): readonly Panel[] {
  const signIn = accounts.map(({ email, password, group }) => [group ?? 'demo user', email, password]);
  return [
    ...(signIn.length > 0 ? [{ title: 'Sign in as', rows: signIn }] : []),
    { title: 'Feeds', rows: [['Folder', feedsDir]] },
  ];
}
