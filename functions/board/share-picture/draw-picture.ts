import type { PictureWords } from '@daybreak/contract/share-picture.ts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Measure, PICTURE, pictureSvg, svgOf, textSvg } from './picture-svg.ts';

/** Bytes of resvg's WebAssembly module, and of a TrueType font for each typeface of picture-svg.ts. */
export interface Renderer {
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly fonts: readonly Uint8Array[];
}

export type DrawPicture = (words: PictureWords) => Uint8Array;

/** Type size in px at which texts are measured. */
const MEASURED_AT = 40;

/** Starts the renderer, once per process. The function that it returns draws a job's picture as PNG. */
export async function startRenderer({ wasm, fonts }: Renderer): Promise<DrawPicture> {
  await initWasm(wasm);
  const options = { font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: 'Inter' } };

  const measure: Measure = (text, typeface) => {
    const svg = svgOf(
      textSvg(text, { x: 0, y: PICTURE.height / 2, size: MEASURED_AT, color: '#000', typeface }),
    );
    const drawing = new Resvg(svg, options);
    const box = drawing.getBBox();
    const width = (box?.width ?? 0) / MEASURED_AT;
    box?.free();
    drawing.free();
    return width;
  };

  return (words) => {
    const drawing = new Resvg(pictureSvg(words, measure), options);
    const image = drawing.render();
    const png = image.asPng();
    // WebAssembly's memory is not collected with these objects.
    image.free();
    drawing.free();
    return png;
  };
}
