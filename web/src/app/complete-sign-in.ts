import type { LoadPage } from './page-loader.ts';

/** Navigates to `landing` once its code and the account have loaded. Throws a `Failure`. */
export async function completeSignIn(landing: string, loadPage: LoadPage): Promise<void> {
  const page = loadPage(new URL(landing, location.href).pathname);
  const { startSession } = await import('./user-session.ts');
  await page;
  await startSession(landing);
}
