/** An array of numbers with room for so many: itself, or one a quarter longer that begins with what is in it. */
export function withRoom<Column extends Int32Array | Uint8Array | Uint32Array>(
  column: Column,
  size: number,
): Column {
  if (size <= column.length) return column;
  // The constructor of a typed array makes its own kind.
  const wider = new (column.constructor as new (size: number) => Column)(size + Math.ceil(size / 4));
  wider.set(column);
  return wider;
}
