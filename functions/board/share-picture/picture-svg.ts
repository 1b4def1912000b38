import type { PictureWords } from '@daybreak/contract/share-picture.ts';
import { encodeXML } from 'entities';
import { cutToWidth, type FittedTitle, fitTitle } from './fit-title.ts';

export const PICTURE = { width: 1200, height: 630 };

/** A typeface of the picture; `weight` is the only one that its file has. */
export interface Typeface {
  readonly family: string;
  readonly weight: number;
}

export const HEAD: Typeface = { family: 'Bricolage Grotesque', weight: 600 };
export const BODY: Typeface = { family: 'Inter', weight: 500 };

/** Letters that only the body's file has. A line in two typefaces is wider than its words. */
const NOT_IN_HEAD = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** The site's light colors (web/src/app/tokens.css) in sRGB. */
const COLORS = {
  paper: '#fbfaf7',
  ink: '#1a1824',
  calm: '#494753',
  muted: '#5e5c69',
  line: '#dedcd9',
  dawn: '#ee5c21',
};

const LEFT = 80;
/** The line under the sun. */
const HORIZON = 478;
const TITLE_WIDTH = 740;
const LINE_WIDTH = PICTURE.width - 2 * LEFT;
const SEPARATOR = ' · ';

/** The logo of the site's header. */
const LOGO = `<g transform="translate(78 62) scale(2.3)" fill="none" stroke-width="2" stroke-linecap="round">
<path fill="${COLORS.dawn}" d="M6.5 18a6.5 6.5 0 0 1 13 0"/>
<path stroke="${COLORS.dawn}" d="M13 4v3M4.6 8.6l2 2M21.4 8.6l-2 2"/>
<path stroke="${COLORS.ink}" d="M3 18h20"/><path stroke="${COLORS.ink}" opacity=".35" d="M8 22h10"/></g>`;

const SUN = `<path fill="${COLORS.dawn}" d="M880 ${HORIZON}a120 120 0 0 1 240 0z"/>
<path stroke="${COLORS.dawn}" stroke-width="7" stroke-linecap="round" d="M1000 324v-56M891 369l-40-40M1109 369l40-40"/>
<path stroke="${COLORS.line}" stroke-width="2" d="M0 ${HORIZON + 1}h${PICTURE.width}"/>`;

/** Returns the width of a text in a typeface at 1 px type. */
export type Measure = (text: string, typeface: Typeface) => number;

interface TextStyle {
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly typeface?: Typeface;
  readonly x?: number;
}

/** A line of text in SVG, with everything in it escaped. */
export const textSvg = (text: string, { y, size, color, typeface = BODY, x = LEFT }: TextStyle): string =>
  `<text x="${x}" y="${y}" fill="${color}" font-family="${typeface.family}" font-weight="${typeface.weight}" font-size="${size}">${encodeXML(text)}</text>`;

export const svgOf = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">${content}</svg>`;

/** The baseline of a title's last line, however many it has. */
const TITLE_END = HORIZON - 44;

const titleSvg = ({ size, lineHeight, lines }: FittedTitle, typeface: Typeface): string =>
  lines
    .map((line, at) => {
      const y = TITLE_END - (lines.length - 1 - at) * lineHeight;
      return textSvg(line, { y, size, color: COLORS.ink, typeface });
    })
    .join('');

/** Draws a job's picture as SVG. */
export function pictureSvg({ title, company, place, pay, date }: PictureWords, measure: Measure): string {
  const typeface = NOT_IN_HEAD.test(title) ? BODY : HEAD;
  const fitted = fitTitle(title, TITLE_WIDTH, (text) => measure(text, typeface));
  const companyY = TITLE_END - (fitted.lines.length - 1) * fitted.lineHeight - fitted.size - 14;
  const widthOf = (text: string) => measure(text, BODY);
  const cut = (text: string, width: number, size: number) => cutToWidth(text, width / size, widthOf);
  const factsSize = 30;
  const placeWidth = LINE_WIDTH - factsSize * widthOf(`${SEPARATOR}${pay}`);
  const facts = [cut(place, placeWidth, factsSize), pay].filter((fact) => fact !== '').join(SEPARATOR);
  const [first, second] = facts === '' ? [date, ''] : [facts, date];
  return svgOf(
    [
      `<rect width="100%" height="100%" fill="${COLORS.paper}"/>`,
      LOGO,
      textSvg('Daybreak', { x: 156, y: 114, size: 40, color: COLORS.ink, typeface: HEAD }),
      SUN,
      textSvg(cut(company, TITLE_WIDTH, 32), { y: companyY, size: 32, color: COLORS.calm }),
      titleSvg(fitted, typeface),
      textSvg(first, { y: 537, size: factsSize, color: COLORS.ink }),
      textSvg(second, { y: 584, size: 26, color: COLORS.muted }),
    ].join(''),
  );
}
