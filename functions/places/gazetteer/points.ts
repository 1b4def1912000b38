import { readFileSync } from 'node:fs';

/** In degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Stored for what has no point. */
export const NOWHERE = 32_767;

/** The most that 180 degrees leave room for in 16 bits: a step is 600 meters. */
const STEPS_PER_DEGREE = 180;

/** A point as two 16-bit numbers. */
export const toStoredPoint = ({ latitude, longitude }: Partial<Point>): [number, number] => [
  toStored(latitude),
  toStored(longitude),
];

const toStored = (degrees: number | undefined): number =>
  degrees === undefined ? NOWHERE : Math.round(STEPS_PER_DEGREE * degrees);

/** Points one after the other, as gazetteer.generate.ts writes them. */
class StoredPoints {
  readonly #file: URL;
  #numbers: Int16Array | undefined;

  constructor(file: URL) {
    this.#file = file;
  }

  at(index: number): Point | undefined {
    this.#numbers ??= new Int16Array(Uint8Array.from(readFileSync(this.#file)).buffer);
    const [latitude = NOWHERE, longitude = NOWHERE] = this.#numbers.subarray(2 * index, 2 * index + 2);
    if (latitude === NOWHERE) return undefined;
    return { latitude: latitude / STEPS_PER_DEGREE, longitude: longitude / STEPS_PER_DEGREE };
  }
}

const towns = new StoredPoints(new URL('./points.bin', import.meta.url));
const zips = new StoredPoints(new URL('./zips.bin', import.meta.url));

/** Where a town is, by its number among the towns of the gazetteer. */
export const townPoint = (number: number): Point | undefined => towns.at(number);

/** The middle of a ZIP code of the USA, five digits; undefined if there is no such code. */
export const zipPoint = (zip: string): Point | undefined => zips.at(Number(zip));

const RADIANS = Math.PI / 180;
const EARTH_KM = 6_371;

/** The distance of two points in kilometers. Good enough below a few hundred, where the earth is nearly flat. */
export function distanceInKm(one: Point, other: Point): number {
  const middle = ((one.latitude + other.latitude) / 2) * RADIANS;
  const east = (other.longitude - one.longitude) * RADIANS * Math.cos(middle);
  return EARTH_KM * Math.hypot(east, (other.latitude - one.latitude) * RADIANS);
}
