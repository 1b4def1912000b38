const MAX_HTML = 3_000_000;
const MAX_ADDRESSES = 3_000;

const ADDRESS = /(?:https?:)?\/\/[a-z0-9][\w.-]*\.[a-z]{2,}[^\s"'<>\\)`]*/gi;

/** A host name in quotes, as BambooHR's embed has it: data-domain="acme.bamboohr.com". */
const QUOTED_HOST = /["'][a-z0-9-]+(?:\.[a-z0-9-]+){1,4}["']/gi;

/** Up to the next bracket: a page may repeat what begins a tag and never ends it. */
const EMBEDDED = /<(?:iframe|script)\b[^<>]*>/gi;

export interface PageAddresses {
  /** Of frames and scripts. */
  readonly embedded: readonly string[];
  /** All of them, in links, texts, scripts and data. */
  readonly all: readonly string[];
}

/** Returns the addresses in a page's HTML, with repetitions. Escapes of HTML and of JSON are resolved. */
export function pageAddresses(html: string): PageAddresses {
  const text = html
    .slice(0, MAX_HTML)
    .replace(/\\u002[fF]|&#(?:x2[fF]|47);|\\\//g, '/')
    .replace(/\\u0026|&amp;|&#38;/g, '&')
    .replace(/\\u003[dD]|&#61;/g, '=');
  return {
    embedded: (text.match(EMBEDDED) ?? []).flatMap(addressesIn),
    all: addressesIn(text),
  };
}

const addressesIn = (text: string): string[] => [
  ...(text.match(ADDRESS) ?? [])
    .slice(0, MAX_ADDRESSES)
    .map((address) => address.replace(/^\/\//, 'https://')),
  ...(text.match(QUOTED_HOST) ?? []).slice(0, MAX_ADDRESSES).map((host) => host.slice(1, -1)),
];
