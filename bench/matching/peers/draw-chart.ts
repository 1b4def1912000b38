import { formatNumber } from '../../measure/statistics.ts';
import type { Figures } from './figures.ts';

const SIZE = { width: 720, height: 360 };
const PLOT = { left: 64, top: 40, right: 520, bottom: 312 };
/** A peer's name, and below it the bar of the people it finds. */
const LABEL_GAP = 36;
const LABELS = { left: PLOT.right + 10, bottom: PLOT.bottom + 20 };
const BAR = { width: 140, height: 6, top: 11 };

/** Readable on white and on GitHub's dark background: a contrast of at least 4 on both. */
export const COLORS = {
  text: '#767b82',
  lines: ['#d1570a', '#0a7bd1', '#8b67d6', '#1f8a4c'],
};

/**
 * Draws jobs per second against people, both on a logarithmic scale, as a small SVG with a label at the end of each
 * line. Below each label is the share of our rule's people that the peer finds, at the largest size measured. */
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
    `<text x="${LABELS.left}" y="18">Wanted people found</text>`,
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
        `<text x="${LABELS.left}" y="${round((labels[n] ?? 0) + 4)}" fill="${color(n)}"${n === 0 ? ' font-weight="bold"' : ''}>${name}</text>` +
        drawShare(own.at(-1)?.recall ?? 0, labels[n] ?? 0, color(n))
      );
    }),
    '</svg>',
  ].join('\n')}\n`;
}

function drawShare(share: number, y: number, color: string): string {
  const bar = (width: number, opacity: number) =>
    `<rect x="${LABELS.left}" y="${round(y + BAR.top)}" width="${round(width)}" height="${BAR.height}" fill="${color}" fill-opacity="${opacity}"/>`;
  const percent = `<text x="${LABELS.left + BAR.width + 6}" y="${round(y + BAR.top + BAR.height)}" fill="${color}" font-size="12">${formatNumber(share * 100)} %</text>`;
  return bar(BAR.width, 0.2) + bar(BAR.width * share, 1) + percent;
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

/** Moves labels where they would overlap: down, and up again where they would leave the picture. */
function spread(positions: readonly number[]): number[] {
  const moved = [...positions];
  const fromTop = [...positions.keys()].sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  let last = Number.NEGATIVE_INFINITY;
  for (const n of fromTop) {
    last = Math.max(positions[n] ?? 0, last + LABEL_GAP);
    moved[n] = last;
  }
  let next = LABELS.bottom + LABEL_GAP;
  for (const n of fromTop.reverse()) {
    next = Math.min(moved[n] ?? 0, next - LABEL_GAP);
    moved[n] = next;
  }
  return moved;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
