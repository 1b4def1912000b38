const STEP = '  ';

/**
 * Writes a value as indented JSON, piece by piece. Any list in it, and the value itself, may be an async iterable,
 * whose entries are read and written one at a time, so that memory holds one entry and not the list.
 */
export async function* jsonText(value: unknown, indent = ''): AsyncGenerator<string> {
  const within = `\n${indent}${STEP}`;
  if (isAsyncIterable(value)) {
    let count = 0;
    for await (const entry of value) {
      yield `${count === 0 ? '[' : ','}${within}`;
      yield* jsonText(entry, indent + STEP);
      count += 1;
    }
    yield count === 0 ? '[]' : `\n${indent}]`;
  } else if (
    isRecord(value) &&
    Object.values(value).some((part) => isAsyncIterable(part) || isRecord(part))
  ) {
    const members = Object.entries(value).filter(([, part]) => part !== undefined);
    for (const [at, [name, part]] of members.entries()) {
      yield `${at === 0 ? '{' : ','}${within}${JSON.stringify(name)}: `;
      yield* jsonText(part, indent + STEP);
    }
    yield `\n${indent}}`;
  } else {
    // A line break within a JSON string is written as \n, so every real one begins a line to indent.
    yield JSON.stringify(value, null, STEP).replaceAll('\n', `\n${indent}`);
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
