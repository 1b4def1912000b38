import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';

test(
  'OPS-01 OPS-02 every schedule in the template runs with its role’s permissions',
  NIGHTLY,
  async ({ product }) => {
    const console = connectConsole(product);
    const schedules = await console.schedules();
    expect(schedules.length).toBeGreaterThan(5);
    for (const schedule of schedules)
      expect([schedule, await console.run(schedule)]).toEqual([schedule, 200]);
    expect(await console.settle()).toBe(200);
  },
);
