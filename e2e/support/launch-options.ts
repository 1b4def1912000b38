import chromium from '@sparticuz/chromium';

/** Launch options for the Chromium from an npm package, restricted to connections to this machine. */
export const launchOptions = async () => ({
  executablePath: await chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
