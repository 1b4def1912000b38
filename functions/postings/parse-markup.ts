import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Deeper markup is broken on purpose: pages of real sites stay below 100. */
const MAX_DEPTH = 500;

/** Markup is nested too deep. The handler has got what comes before. */
export class TooDeep extends Error {
  constructor() {
    super('The answer has too many elements in one another.');
  }
}

/**
 * Parses HTML or XML in time that grows with its length. By itself htmlparser2 moves all open elements for
 * each one that it opens, so that elements which are never closed take quadratic time. Throws `TooDeep`.
 */
export function parseMarkup(text: string, handler: Partial<Handler>, options?: ParserOptions): void {
  const { onopentagname, onclosetag } = handler;
  let depth = 0;
  const bounded = Object.assign(handler, {
    onopentagname(name: string) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
      onopentagname?.call(handler, name);
    },
    onclosetag(name: string, isImplied: boolean) {
      depth -= 1;
      onclosetag?.call(handler, name, isImplied);
    },
  });
  new Parser(bounded, options).end(text);
}
