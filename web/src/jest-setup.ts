import { afterEach } from '@jest/globals';

/** Prepares the page of each test in jsdom, and undoes what the test did to it. */
if (typeof document !== 'undefined') {
  const { cleanup, configure, screen, within } = await import('@testing-library/react');
  // The library waits for a second, which is too short on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });

  // The library was loaded for the page of an earlier file.
  Object.assign(screen, within(document.body));

  // jsdom has no modal dialogs. The end-to-end tests check that ours are modal.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

  // jsdom lays nothing out, so nothing comes into view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });

  // jsdom keeps no timeline.
  Object.assign(performance, { getEntriesByType: () => [] });

  const realFetch = globalThis.fetch;
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, { fetch: realFetch });
  });
}
