/** Numbers in two bytes each, or in four from the first that needs them on. */
export type Numbers = Uint16Array | Uint32Array;

const GREATEST_OF_TWO_BYTES = 0xffff;

/** An array of numbers with room for so many: itself, or one a quarter longer that begins with what is in it. */
export function ensureCapacity<Column extends Int32Array | Uint8Array | Numbers>(
  column: Column,
  size: number,
): Column {
  if (size <= column.length) return column;
  // The constructor of a typed array makes its own kind.
  const wider = new (column.constructor as new (size: number) => Column)(size + Math.ceil(size / 4));
  wider.set(column);
  return wider;
}

/** Numbers that can hold one: themselves, or the same in four bytes each. */
export const wideEnough = (numbers: Numbers, number: number): Numbers =>
  number > GREATEST_OF_TWO_BYTES && numbers.BYTES_PER_ELEMENT === 2 ? Uint32Array.from(numbers) : numbers;
