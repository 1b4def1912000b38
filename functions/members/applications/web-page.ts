/** An employer's page as it may leave the service: a link of the web, else empty. A feed's text is anybody's. */
export const webPage = (address: string): string =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : '';
