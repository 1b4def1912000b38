/**
 * Set up before each file of tests. What a test finds or waits for on the page may take as long as a machine stands still:
 * a second, which is the library's own measure, is now and then over before a page has been drawn.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
