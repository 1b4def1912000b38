import type { Page } from '@playwright/test';

/** Does something on a page of the account that changes the record, and waits until the service has answered to it. */
export async function saving(page: Page, act: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('mutation ChangeAccount') ?? false,
  );
  await act();
  await saved;
}
