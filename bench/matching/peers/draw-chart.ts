import { formatNumber } from '../../measure/statistics.ts';
import type { Figures } from './figures.ts';

const SIZE = { width: 720, height: 360 };
const PLOT = { left: 64, top: 40, right: 520, bottom: 312 };
const LABEL_GAP = 18;

/** Readable on white and on GitHub's dark background: a contrast of at least 4 on both. */
export const COLORS = {
  text: '#767b82',
  lines: ['#d1570a', '#0a7bd1', '#8b67d6', '#1f8a4c'],
};

/** Draws jobs per second against people, both on a logarithmic scale, as a small SVG with a label at the end of each line. */
export function drawChart({ peers }: Figures): string {
  const points = peers.flatMap((peer) => peer.points);
  const x = scale(
    points.map(({ people }) => people),
    PLOT.left,
    PLOT.right,
  );
  const y = scale(
    points.map(({ jobsPerSecond }) => jobsPerSecond),
    PLOT.bottom,
    PLOT.top,
  );
  const color = (n: number) => COLORS.lines[n % COLORS.lines.length] ?? COLORS.text;
  const ends = peers.map(({ points: own }) => y.at(own.at(-1)?.jobsPerSecond ?? 1));
  const labels = spread(ends);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13" fill="${COLORS.text}">`,
    '<title id="title">Jobs matched per second of one core, by number of people</title>',
    `<text x="${PLOT.left}" y="18">Jobs matched per second of one core</text>`,
    ...y.ticks.map(
      (tick) =>
        `<path d="M${PLOT.left} ${round(y.at(tick))}H${PLOT.right}" stroke="${COLORS.text}" stroke-opacity="0.3"/>` +
        `<text x="${PLOT.left - 8}" y="${round(y.at(tick) + 4)}" text-anchor="end">${formatNumber(tick)}</text>`,
    ),
    ...x.ticks.map(
      (tick) =>
        `<text x="${round(x.at(tick))}" y="${PLOT.bottom + 20}" text-anchor="middle">${formatNumber(tick)}</text>`,
    ),
    `<text x="${(PLOT.left + PLOT.right) / 2}" y="${PLOT.bottom + 40}" text-anchor="middle">people, 8 saved titles each</text>`,
    ...peers.map(({ name, points: own }, n) => {
      const line = own.map((point) => `${round(x.at(point.people))},${round(y.at(point.jobsPerSecond))}`);
      return (
        `<polyline points="${line.join(' ')}" fill="none" stroke="${color(n)}" stroke-width="${n === 0 ? 3 : 2}"/>` +
        `<text x="${PLOT.right + 10}" y="${round((labels[n] ?? 0) + 4)}" fill="${color(n)}"${n === 0 ? ' font-weight="bold"' : ''}>${name}</text>`
      );
    }),
    '</svg>',
  ].join('\n')}\n`;
}

/** Maps values to pixels, from the power of ten below the least to the greatest. */
function scale(values: readonly number[], from: number, to: number) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.log10(Math.max(...values)));
  const ticks = Array.from({ length: Math.floor(last) - first + 1 }, (_, n) => 10 ** (first + n));
  return {
    ticks,
    at: (value: number) => from + ((Math.log10(value) - first) / (last - first)) * (to - from),
  };
}

/** Moves labels down where they would overlap. */
function spread(positions: readonly number[]): number[] {
  const moved = [...positions];
  let last = Number.NEGATIVE_INFINITY;
  for (const n of [...positions.keys()].sort(
    (one, other) => (positions[one] ?? 0) - (positions[other] ?? 0),
  )) {
    last = Math.max(positions[n] ?? 0, last + LABEL_GAP);
    moved[n] = last;
  }
  return moved;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
