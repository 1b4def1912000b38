/** The parts of jsdom that pages of tests need. Its own types bring the names of a browser into every file. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }

  export class JSDOM {
    constructor(
      html: string,
      options: { pretendToBeVisual: boolean; url: string; virtualConsole: VirtualConsole },
    );
    readonly window: { close(): void };
  }
}
