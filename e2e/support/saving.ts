import type { Page } from '@playwright/test';

/** Runs `act`, which changes the account on this page, and waits for the API's response. */
export async function saving(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('mutation ChangeAccount') ?? false,
  );
  await act();
  await saved;
}
