import type { Page } from '@playwright/test';

/** Runs `act`, which changes account settings on this page, and waits for the API's response. */
export async function waitUntilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const response = page.waitForResponse(
    (one) => one.request().postData()?.includes('mutation ChangeAccount') ?? false,
  );
  await act();
  await response;
}
