import { jsonBody } from '../json-body.ts';
import type { AwsRequest } from '../service.ts';

/** The members of a request as its operation's model names them. */
export interface RequestInput {
  /** The service's name in the models. */
  service: string;
  members: unknown;
  /** Whether other members are in the path or in headers. */
  isPartial: boolean;
}

/** Services that sign with another name than their model's. */
const MODEL_NAMES: Readonly<Record<string, string>> = {
  'sms-voice': 'pinpoint-sms-voice-v2',
  monitoring: 'cloudwatch',
};

const REST_JSON = new Set(['lambda', 'appsync', 'scheduler', 'apigateway']);

type Tree = Map<string, Tree | string>;

const isNumbered = (tree: Tree) => tree.size > 0 && [...tree.keys()].every((name) => /^\d+$/.test(name));
const isTree = (value: Tree | string | undefined): value is Tree => value instanceof Map;

/** A map's numbered entries have a name or key, and a value. */
function entryOf(tree: Tree): [string, unknown] | undefined {
  const key = tree.get('Name') ?? tree.get('key') ?? tree.get('Key');
  const value = tree.get('Value') ?? tree.get('value');
  return typeof key === 'string' && value !== undefined
    ? [key, isTree(value) ? fromTree(value) : value]
    : undefined;
}

/** `member.1` is a list's element, `entry.1` a map's entry. */
function fromTree(tree: Tree): unknown {
  const [entries, members] = [tree.get('entry'), tree.get('member')];
  if (isTree(entries)) {
    const pairs = [...entries.values()].map((one) => (isTree(one) ? entryOf(one) : undefined));
    if (pairs.every((pair) => pair !== undefined)) return Object.fromEntries(pairs);
  }
  const list = isTree(members) ? members : isTree(entries) ? entries : tree;
  if (isNumbered(list))
    return [...list]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, one]) => (isTree(one) ? fromTree(one) : one));
  return Object.fromEntries([...tree].map(([name, one]) => [name, isTree(one) ? fromTree(one) : one]));
}

/** Parses a form of the query protocol: `Tags.member.1.Name=x` is { Tags: [{ Name: 'x' }] }. */
export function formMembers(form: URLSearchParams): unknown {
  const tree: Tree = new Map();
  for (const [path, value] of form) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((current, name) => {
      const next = current.get(name);
      if (next instanceof Map) return next;
      const created: Tree = new Map();
      current.set(name, created);
      return created;
    }, tree);
    parent.set(last, value);
  }
  return fromTree(tree);
}

/** Returns what a request says in its body. S3's members are in paths and headers. */
export function requestInput(request: AwsRequest): RequestInput {
  const { service, headers } = request;
  const name = MODEL_NAMES[service] ?? service;
  if (/x-www-form-urlencoded/.test(headers['content-type'] ?? ''))
    return {
      service: name,
      members: formMembers(new URLSearchParams(request.body.toString())),
      isPartial: false,
    };
  if (service === 'ses') return { service: 'sesv2', members: jsonBody(request), isPartial: true };
  if (String(headers['x-amz-target'] ?? '').startsWith('DynamoDBStreams'))
    return { service: 'dynamodbstreams', members: jsonBody(request), isPartial: false };
  return { service: name, members: jsonBody(request), isPartial: REST_JSON.has(service) };
}
