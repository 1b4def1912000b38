import { type AnyNode, type Program, parse } from 'acorn';
import { callFault, recursiveFunctions } from './calls.ts';
import type { Finding } from './findings.ts';
import { GLOBALS, STATICS } from './listed.ts';
import { moduleShape } from './module-shape.ts';
import { unsupportedSyntax } from './syntax.ts';
import { declaredNames, isFunction, isReference, namedFunctions, type Position, positions } from './tree.ts';

/** The most characters the code of a resolver or function may have (API reference, Resolver.code). */
export const MAX_CODE_LENGTH = 32_768;

const START = { line: 1, column: 1 };

const finding = (errorType: Finding['errorType'], value: string, node: AnyNode): Finding => ({
  errorType,
  value,
  location: node.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : START,
});

function parsed(code: string): Program | Finding {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    // acorn raises a SyntaxError that carries `loc`.
    const { message, loc } = error as SyntaxError & { loc: { line: number; column: number } };
    return { errorType: 'PARSE_ERROR', value: message, location: { line: loc.line, column: loc.column + 1 } };
  }
}

/** A name that is neither declared nor listed, an unlisted member of a built-in object, or the object itself. */
function nameFault({ node, ancestors }: Position, declared: ReadonlySet<string>): string | null {
  if (node.type !== 'Identifier' || declared.has(node.name)) return null;
  if (!GLOBALS.includes(node.name)) return `Cannot find name '${node.name}'`;
  const members = STATICS[node.name];
  if (!members) return null;
  const parent = ancestors.at(-1);
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return `Invalid function: ${node.name}`;
  if (parent.computed || parent.property.type !== 'Identifier') return `Invalid use of ${node.name}`;
  return members.includes(parent.property.name)
    ? null
    : `Invalid function: ${node.name}.${parent.property.name}`;
}

/** An assignment to a handler's context or to one of its own properties. Writing into ctx.stash is no such thing. */
function contextAssigned({ node, ancestors }: Position, contexts: ReadonlyMap<AnyNode, string>): boolean {
  if (node.type !== 'AssignmentExpression') return false;
  const target = node.left.type === 'MemberExpression' ? node.left.object : node.left;
  if (target.type !== 'Identifier') return false;
  return ancestors.some((ancestor) => contexts.get(ancestor) === target.name);
}

function returnsFunction(node: AnyNode, functions: ReadonlySet<string>): boolean {
  const value =
    node.type === 'ReturnStatement'
      ? node.argument
      : node.type === 'ArrowFunctionExpression' && node.expression
        ? node.body
        : null;
  return isFunction(value) || (value?.type === 'Identifier' && functions.has(value.name));
}

/**
 * Checks the bundled code of an APPSYNC_JS 1.0.0 resolver or function as AppSync does when it is created. Takes the
 * ES module's text; gives what would be refused, in the order of the code, nothing when it would be accepted.
 */
export function checkResolverCode(code: string): Finding[] {
  const tooLong: Finding[] =
    code.length > MAX_CODE_LENGTH
      ? [
          {
            errorType: 'LINT_ERROR',
            value: `The code has ${code.length} characters, more than ${MAX_CODE_LENGTH}`,
            location: START,
          },
        ]
      : [];
  const program = parsed(code);
  if ('errorType' in program) return [...tooLong, program];

  const shape = moduleShape(program);
  const declared = new Set(declaredNames(program));
  const named = namedFunctions(program);
  const functions = new Set(named.keys());
  const modules = new Set([...shape.imported, 'util', 'extensions', 'runtime']);
  const contexts = new Map<AnyNode, string>();
  for (const local of shape.handlers.values()) {
    const handler = named.get(local);
    const context = handler?.params[0];
    if (handler && context?.type === 'Identifier') contexts.set(handler, context.name);
  }

  const found: Finding[] = [];
  for (const position of positions(program)) {
    const { node } = position;
    const syntax = unsupportedSyntax(node);
    if (syntax) found.push(finding('UNSUPPORTED_SYNTAX_TYPE', `Unsupported syntax: ${syntax}`, node));
    const name = isReference(position) ? nameFault(position, declared) : null;
    if (name) found.push(finding('INVALID_FUNCTION_INVOCATION', name, node));
    const call = node.type === 'CallExpression' ? callFault(node, named, modules) : null;
    if (call) found.push(finding('INVALID_FUNCTION_INVOCATION', call, node));
    if (returnsFunction(node, functions)) {
      found.push(finding('LINT_ERROR', 'Returning a function is not supported', node));
    }
    if (contextAssigned(position, contexts)) {
      found.push(finding('LINT_ERROR', 'The context and its properties cannot be assigned to', node));
    }
  }
  for (const name of recursiveFunctions(program)) {
    found.push(finding('LINT_ERROR', `Recursion is not supported: ${name}`, named.get(name) ?? program));
  }
  for (const { node, value } of shape.faults) found.push(finding('LINT_ERROR', value, node));
  const order = ({ location }: Finding) => location.line * 1_000_000 + location.column;
  return [...tooLong, ...found.sort((a, b) => order(a) - order(b))];
}
