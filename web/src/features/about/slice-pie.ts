/** A slice as it is drawn in a square whose middle is 0, 0. */
export interface Slice {
  /** The outline, as the `d` of an SVG path. */
  readonly outline: string;
  /** Where its words stand. */
  readonly label: readonly [x: number, y: number];
}

const FULL = 2 * Math.PI;

/** Rounded, and 0 for minus 0, so that a page drawn on two machines is one text. */
const roundCoordinate = (value: number) => Math.round(value * 100) / 100 || 0;

/** The point at a part of the whole turn, clockwise from the top. */
function pointAt(turn: number, radius: number): readonly [number, number] {
  return [roundCoordinate(radius * Math.sin(turn * FULL)), roundCoordinate(-radius * Math.cos(turn * FULL))];
}

/** Cuts a pie of this radius by the parts, clockwise from the top; no part may be the whole. */
export function slicePie(parts: readonly number[], radius: number): readonly Slice[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  return parts.map((part) => {
    const [from, to] = [before / whole, (before + part) / whole];
    before += part;
    const wide = to - from > 0.5 ? 1 : 0;
    const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
    return {
      outline: `M0 0L${start.join(' ')}A${radius} ${radius} 0 ${wide} 1 ${end.join(' ')}Z`,
      label: pointAt((from + to) / 2, radius * 0.6),
    };
  });
}
