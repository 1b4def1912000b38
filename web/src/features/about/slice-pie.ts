/** Coordinates are relative to the pie's center. */
export interface Slice {
  /** The `d` attribute of an SVG path. */
  readonly outline: string;
  /** The center of the text. */
  readonly label: readonly [x: number, y: number];
}

const FULL = 2 * Math.PI;

/** Turns -0 into 0, so that server and browser render the same path. */
const roundCoordinate = (value: number) => Math.round(value * 100) / 100 || 0;

/** `fraction` is the part of a full turn, clockwise from the top. */
function pointAt(fraction: number, radius: number): readonly [number, number] {
  return [
    roundCoordinate(radius * Math.sin(fraction * FULL)),
    roundCoordinate(-radius * Math.cos(fraction * FULL)),
  ];
}

/** Slices start at the top and run clockwise. A single slice of 100 % is not supported. */
export function slicePie(parts: readonly number[], radius: number): readonly Slice[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let offset = 0;
  return parts.map((part) => {
    const [from, to] = [offset / total, (offset + part) / total];
    offset += part;
    const largeArc = to - from > 0.5 ? 1 : 0;
    const [start, end] = [pointAt(from, radius), pointAt(to, radius)];
    return {
      outline: `M0 0L${start.join(' ')}A${radius} ${radius} 0 ${largeArc} 1 ${end.join(' ')}Z`,
      label: pointAt((from + to) / 2, radius * 0.6),
    };
  });
}
