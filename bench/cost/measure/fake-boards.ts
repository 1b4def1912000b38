import {
  getWriter,
  type PostingContent,
} from '../../../functions/ingestion/reading/fixtures/replay/vendor-formats.ts';
import { type Deps, readBoard } from '../../../functions/ingestion/reading/read-board.ts';
import { newBoard } from '../../../functions/ingestion/registry/board-store.ts';

const START = Date.parse('2026-05-01T12:00:00Z');

/** The response to a repeated request: the same body, or status 304 if the ETag matches. */
type RepeatResponse = 'same body' | '304';

/** Fake boards, read by the product’s `readBoard` over the given stores. */
export class FakeBoards {
  now = START;
  repeatResponse: RepeatResponse = 'same body';
  readonly shown = new Map<string, PostingContent[]>();
  readonly #deps: Deps;

  constructor(stores: Pick<Deps, 'boards' | 'hosts' | 'jobs'>) {
    const { boards } = stores;
    this.#deps = {
      ...stores,
      boards: {
        ...boards,
        save: async (board) => {
          if (board.outcome === 'failed' || board.outcome === 'suspect')
            throw new Error(`The board '${board.slug}' was not read: ${board.message}`);
          await boards.save(board);
        },
      },
      // `readBoard` only asks for all addresses, so the fake has only the form that returns a list.
      lookup: (async () => [{ address: '8.8.8.8', family: 4 }]) as unknown as Deps['lookup'],
      now: () => new Date(this.now),
      environment: {},
      firstReading: 'news',
      log: { info: () => undefined, warn: () => undefined },
      fetch: async (input, init) => this.#respond(`${input}`, new Headers(init?.headers)),
    };
  }

  /** Registers a board with these postings. */
  async open(slug: string, postings: readonly PostingContent[]): Promise<void> {
    this.shown.set(slug, [...postings]);
    const entry = { ats: 'greenhouse', slug, company: slug, favorite: true };
    await this.#deps.boards.add(newBoard(entry, new Date(this.now)));
  }

  /** Moves the clock forward an hour and reads every board once. Throws if a board can’t be read. */
  async read(): Promise<void> {
    this.now += 3_600_000;
    for (const slug of this.shown.keys()) await readBoard(this.#deps, `greenhouse:${slug}`, undefined);
  }

  /** Edits the postings of every board. */
  change(edit: (postings: PostingContent[], slug: string) => PostingContent[]): void {
    for (const [slug, postings] of this.shown) this.shown.set(slug, edit([...postings], slug));
  }

  #respond(url: string, headers: Headers): Response {
    const slug = /boards\/([\w-]+)\//.exec(url)?.[1] ?? '';
    const writer = getWriter('greenhouse');
    const entries = (this.shown.get(slug) ?? []).map((content) => writer.entry(content, slug));
    const body = JSON.stringify(writer.answer(entries, slug, 0));
    const etag = `"${entries.length}-${body.length}"`;
    if (this.repeatResponse === '304' && headers.get('if-none-match') === etag)
      return new Response(null, { status: 304 });
    return new Response(body, { headers: this.repeatResponse === '304' ? { etag } : {} });
  }
}
