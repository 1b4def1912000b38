import chromium from '@sparticuz/chromium';

/** How a browser is launched: the Chromium inside an npm package, which talks to this machine only. */
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
