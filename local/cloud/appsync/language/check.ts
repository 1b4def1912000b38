import { type AnyNode, type Program, parse } from 'acorn';
import { findCallError, recursiveFunctions } from './calls.ts';
import type { CodeError } from './code-error.ts';
import { readModuleShape } from './module-shape.ts';
import { GLOBALS, STATICS } from './supported-features.ts';
import { findUnsupportedSyntax } from './syntax.ts';
import {
  declaredNames,
  isFunction,
  isReference,
  namedFunctions,
  type Position,
  positions,
} from './syntax-tree.ts';

/** API reference, Resolver.code */
export const MAX_CODE_LENGTH = 32_768;

const START = { line: 1, column: 1 };

const codeError = (errorType: CodeError['errorType'], value: string, node: AnyNode): CodeError => ({
  errorType,
  value,
  location: node.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : START,
});

function parseModule(code: string): Program | CodeError {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    // acorn throws a SyntaxError with `loc`.
    const { message, loc } = error as SyntaxError & { loc: { line: number; column: number } };
    return { errorType: 'PARSE_ERROR', value: message, location: { line: loc.line, column: loc.column + 1 } };
  }
}

/** Finds undeclared names, unsupported members of built-in objects, and use of such an object as a value. */
function findNameError({ node, ancestors }: Position, declared: ReadonlySet<string>): string | null {
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

/** Finds assignments to a handler's context or its own properties. Writing into ctx.stash is allowed. */
function assignsContext({ node, ancestors }: Position, contexts: ReadonlyMap<AnyNode, string>): boolean {
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
 * Checks the bundled ES module of an APPSYNC_JS 1.0.0 resolver or function as AppSync does when it is created. Returns
 * the errors in the order of the code.
 */
export function checkResolverCode(code: string): CodeError[] {
  const tooLong: CodeError[] =
    code.length > MAX_CODE_LENGTH
      ? [
          {
            errorType: 'LINT_ERROR',
            value: `The code has ${code.length} characters, more than ${MAX_CODE_LENGTH}`,
            location: START,
          },
        ]
      : [];
  const program = parseModule(code);
  if ('errorType' in program) return [...tooLong, program];

  const shape = readModuleShape(program);
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

  const errors: CodeError[] = [];
  for (const position of positions(program)) {
    const { node } = position;
    const syntax = findUnsupportedSyntax(node);
    if (syntax) errors.push(codeError('UNSUPPORTED_SYNTAX_TYPE', `Unsupported syntax: ${syntax}`, node));
    const name = isReference(position) ? findNameError(position, declared) : null;
    if (name) errors.push(codeError('INVALID_FUNCTION_INVOCATION', name, node));
    const call = node.type === 'CallExpression' ? findCallError(node, named, modules) : null;
    if (call) errors.push(codeError('INVALID_FUNCTION_INVOCATION', call, node));
    if (returnsFunction(node, functions)) {
      errors.push(codeError('LINT_ERROR', 'Returning a function is not supported', node));
    }
    if (assignsContext(position, contexts)) {
      errors.push(codeError('LINT_ERROR', 'The context and its properties cannot be assigned to', node));
    }
  }
  for (const name of recursiveFunctions(program)) {
    errors.push(codeError('LINT_ERROR', `Recursion is not supported: ${name}`, named.get(name) ?? program));
  }
  for (const { node, value } of shape.errors) errors.push(codeError('LINT_ERROR', value, node));
  const order = ({ location }: CodeError) => location.line * 1_000_000 + location.column;
  return [...tooLong, ...errors.sort((a, b) => order(a) - order(b))];
}
