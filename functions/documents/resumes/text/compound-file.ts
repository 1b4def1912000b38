/** The offsets of the header's fields and of a directory entry's: MS-CFB, sections 2.2 and 2.6. */
const HEADER = { shift: 0x1e, miniShift: 0x20, directory: 0x30, cutoff: 0x38, miniTable: 0x3c, difat: 0x44 };
const FIRST_DIFAT = { at: 0x4c, length: 109 };
const ENTRY = {
  length: 128,
  nameLength: 0x40,
  type: 0x42,
  left: 0x44,
  right: 0x48,
  child: 0x4c,
  start: 0x74,
  size: 0x78,
};
const STREAM = 2;

/** Greater numbers of sectors and entries mean that there is none. */
const MAX_NUMBER = 0xfffffffa;

/**
 * Reads some streams in the root of a compound file (MS-CFB), such as a Word document of 1997 to 2003, by
 * name. Throws for a damaged file, also if its lists of sectors are circular. Never holds more than a few
 * times the file.
 */
export function readCompoundFile(file: Buffer, names: readonly string[]): Map<string, Buffer> {
  const size = 1 << file.readUInt16LE(HEADER.shift);
  const miniSize = 1 << file.readUInt16LE(HEADER.miniShift);
  const cutoff = file.readUInt32LE(HEADER.cutoff);
  const sector = (number: number) => file.subarray((number + 1) * size, (number + 2) * size);
  const table = numbersIn(Buffer.concat(tableSectors(file, sector, size).map(sector)));
  const join = (start: number) => Buffer.concat(follow(start, table).map(sector));

  const directory = join(file.readUInt32LE(HEADER.directory));
  const entry = (number: number) => directory.subarray(number * ENTRY.length, (number + 1) * ENTRY.length);
  const root = entry(0);
  const miniStream = join(root.readUInt32LE(ENTRY.start));
  const miniTable = numbersIn(join(file.readUInt32LE(HEADER.miniTable)));
  const miniSector = (number: number) => miniStream.subarray(number * miniSize, (number + 1) * miniSize);

  const streams = new Map<string, Buffer>();
  for (const number of childrenOf(root, entry, directory.length / ENTRY.length)) {
    const found = entry(number);
    if (found.readUInt8(ENTRY.type) !== STREAM) continue;
    const name = found.toString('utf16le', 0, Math.max(0, found.readUInt16LE(ENTRY.nameLength) - 2));
    if (!names.includes(name) || streams.has(name)) continue;
    const length = found.readUInt32LE(ENTRY.size);
    const start = found.readUInt32LE(ENTRY.start);
    const content = length < cutoff ? Buffer.concat(follow(start, miniTable).map(miniSector)) : join(start);
    streams.set(name, content.subarray(0, length));
  }
  return streams;
}

const numbersIn = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(4 * index));

/** The sectors that hold the table of sectors: the first in the header, the others in a list of sectors. */
function tableSectors(file: Buffer, sector: (number: number) => Buffer, size: number): number[] {
  const found = numbersIn(file.subarray(FIRST_DIFAT.at, FIRST_DIFAT.at + 4 * FIRST_DIFAT.length));
  let next = file.readUInt32LE(HEADER.difat);
  for (let count = 0; next < MAX_NUMBER; count += 1) {
    if (count * size > file.length) throw new RangeError('The list of sectors is circular.');
    const numbers = numbersIn(sector(next));
    next = numbers.pop() ?? MAX_NUMBER;
    found.push(...numbers);
  }
  const sectors = found.filter((number) => number < MAX_NUMBER);
  if (sectors.length * size > file.length)
    throw new RangeError('The list of sectors is longer than the file.');
  return sectors;
}

/** The sectors of a stream, from the first one on. */
function follow(start: number, table: readonly number[]): number[] {
  const sectors: number[] = [];
  for (let next = start; next < MAX_NUMBER; next = table[next] ?? MAX_NUMBER) {
    if (sectors.length > table.length) throw new RangeError('The list of sectors is circular.');
    sectors.push(next);
  }
  return sectors;
}

/** The entries in the root, which are a binary tree. Those in its folders belong to embedded documents. */
function childrenOf(root: Buffer, entry: (number: number) => Buffer, count: number): number[] {
  const seen = new Set<number>();
  const waiting = [root.readUInt32LE(ENTRY.child)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next >= count || seen.has(next)) continue;
    seen.add(next);
    waiting.push(entry(next).readUInt32LE(ENTRY.left), entry(next).readUInt32LE(ENTRY.right));
  }
  return [...seen];
}
