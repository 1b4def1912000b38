import { type FieldNode, type GraphQLResolveInfo, Kind, print, type SelectionNode } from 'graphql';
import { isObject } from './runtime/plain.ts';

type Fragments = GraphQLResolveInfo['fragments'];

/** The fields of selections, those of fragments among them. */
function fields(selections: readonly SelectionNode[], fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return fields(fragment?.selectionSet.selections ?? [], fragments);
  });
}

const inner = (nodes: readonly FieldNode[], fragments: Fragments) =>
  nodes.flatMap(({ selectionSet }) => fields(selectionSet?.selections ?? [], fragments));

const responseKey = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** ctx.info.selectionSetList: paths of what is selected below a field, by alias where there is one. */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments): string[] {
  const paths = inner(nodes, fragments).flatMap((node) => {
    const key = responseKey(node);
    return [key, ...selectionSetList([node], fragments).map((path) => `${key}/${path}`)];
  });
  return [...new Set(paths)];
}

/** ctx.info.selectionSetGraphQL: what is selected below a field as text; empty for a leaf. */
export const selectionSetGraphQL = (nodes: readonly FieldNode[]): string =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? [print(selectionSet)] : [])).join('\n');

/** The part of an error's data that the field's selection set asks for. A leaf's data stays whole. */
export function selectData(data: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  const selected = inner(nodes, fragments);
  if (selected.length === 0) return data;
  if (Array.isArray(data)) return data.map((element) => selectData(element, nodes, fragments));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    selected
      .filter(({ name }) => Object.hasOwn(data, name.value))
      .map((node) => [responseKey(node), selectData(data[node.name.value], [node], fragments)]),
  );
}
