/**
 * Event patterns as event source mappings and rules know them: AWS's "Using event filtering with an event source
 * mapping" gives the operators.
 */
type Leaf = string | number | boolean | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fold = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const textTest = (test: (text: string) => boolean) => (value: unknown) =>
  typeof value === 'string' && test(value);

function affix(kind: 'startsWith' | 'endsWith', operand: unknown): (value: unknown) => boolean {
  if (isObject(operand)) {
    const folded = String(operand['equals-ignore-case']).toLowerCase();
    return textTest((text) => text.toLowerCase()[kind](folded));
  }
  return textTest((text) => text[kind](String(operand)));
}

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '=': (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

function numeric(operand: unknown): (value: unknown) => boolean {
  const parts: unknown[] = Array.isArray(operand) ? operand : [];
  const tests: ((value: number) => boolean)[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const compare = comparisons[String(parts[index])];
    const bound = parts[index + 1];
    if (!compare || typeof bound !== 'number')
      throw new Error(`${JSON.stringify(operand)} is no numeric condition.`);
    tests.push((value) => compare(value, bound));
  }
  return (value) => typeof value === 'number' && tests.every((test) => test(value));
}

function anythingBut(operand: unknown): (value: unknown) => boolean {
  const present = (value: unknown) => value !== undefined && !isObject(value);
  if (isObject(operand)) {
    const matches = condition(operand);
    return (value) => present(value) && !matches(value);
  }
  const refused: unknown[] = Array.isArray(operand) ? operand : [operand];
  return (value) => present(value) && !refused.includes(value);
}

const operators: Record<string, (operand: unknown) => (value: unknown) => boolean> = {
  prefix: (operand) => affix('startsWith', operand),
  suffix: (operand) => affix('endsWith', operand),
  'equals-ignore-case': (operand) => {
    const wanted = (Array.isArray(operand) ? operand : [operand]).map(fold);
    return (value) => wanted.includes(fold(value));
  },
  exists: (operand) => (value) => (value !== undefined && !isObject(value)) === operand,
  'anything-but': anythingBut,
  numeric,
};

/** One entry of a leaf's list: a value to equal, or an object with one operator. */
function condition(entry: Leaf | Record<string, unknown>): (value: unknown) => boolean {
  if (!isObject(entry)) return (value) => value === entry;
  const [[name, operand] = ['', undefined], ...others] = Object.entries(entry);
  const operator = operators[name];
  if (!operator || others.length > 0)
    throw new Error(`${JSON.stringify(entry)} is not a condition that filter patterns know here.`);
  return operator(operand);
}

/**
 * Makes the test that a pattern stands for. Fields of a pattern must all match; a leaf matches if any of its
 * conditions does; a list in the event matches if any of its items does. Throws for a pattern AWS would refuse.
 */
export function compilePattern(pattern: unknown): (event: unknown) => boolean {
  if (!isObject(pattern)) throw new Error(`${JSON.stringify(pattern)} is no filter pattern.`);
  const tests = Object.entries(pattern).map(([key, wanted]): ((event: unknown) => boolean) => {
    if (key === '$or' && Array.isArray(wanted)) {
      const alternatives = wanted.map(compilePattern);
      return (event) => alternatives.some((alternative) => alternative(event));
    }
    const field = (event: unknown) => (isObject(event) ? event[key] : undefined);
    if (!Array.isArray(wanted)) {
      const inner = compilePattern(wanted);
      return (event) => inner(field(event));
    }
    const conditions = wanted.map(condition);
    const matches = (value: unknown) => conditions.some((holds) => holds(value));
    return (event) => {
      const value = field(event);
      return Array.isArray(value) ? value.some(matches) : matches(value);
    };
  });
  return (event) => tests.every((test) => test(event));
}
