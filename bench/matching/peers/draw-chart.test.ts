import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COLORS, drawChart } from './draw-chart.ts';
import { Figures } from './figures.ts';

const point = { megabytes: 1, found: 1, recall: 1, precision: 1 };

const read = (file: string) => readFileSync(file, 'utf8');

test('the chart in the README is drawn from the committed figures', () => {
  const figures = Figures.parse(JSON.parse(read('docs/peers.json')));

  expect(read('docs/peers.svg')).toBe(drawChart(figures));
  expect(read('README.md')).toContain('docs/peers.svg');
});

test('labels of lines that end close together don’t overlap', () => {
  const peers = ['one', 'two', 'three'].map((name) => ({
    name,
    points: [
      { people: 1_000, jobsPerSecond: 500, ...point },
      { people: 10_000, jobsPerSecond: 50, ...point },
    ],
  }));

  const chart = drawChart({ machine: 'a machine', jobs: 1, peers });

  const labels = [...chart.matchAll(/<text [^>]*y="([\d.]+)"[^>]*>(?:one|two|three)</g)].map(([, y]) =>
    Number(y),
  );
  expect(labels).toHaveLength(3);
  expect((labels[1] ?? 0) - (labels[0] ?? 0)).toBeGreaterThanOrEqual(16);
  expect((labels[2] ?? 0) - (labels[1] ?? 0)).toBeGreaterThanOrEqual(16);
});

test('the share of people that a peer finds is beside its line', () => {
  const points = [{ people: 1_000, jobsPerSecond: 500, ...point, recall: 0.643 }];

  const chart = drawChart({ machine: 'a machine', jobs: 1, peers: [{ name: 'one', points }] });

  expect(chart).toContain('>64 %</text>');
});

test.each(['#ffffff', '#0d1117'])('every color is readable on %s', (background) => {
  const ratios = [COLORS.text, ...COLORS.lines].map((color) => contrast(color, background));

  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4);
});

/** WCAG 2's contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((digits) => {
    const value = Number.parseInt(digits, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
