import { type FieldNode, type GraphQLResolveInfo, Kind, print, type SelectionNode } from 'graphql';
import { isObject } from './runtime/plain-object.ts';

type Fragments = GraphQLResolveInfo['fragments'];

function flattenFragments(selections: readonly SelectionNode[], fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return flattenFragments(fragment?.selectionSet.selections ?? [], fragments);
  });
}

const selectedFields = (nodes: readonly FieldNode[], fragments: Fragments) =>
  nodes.flatMap(({ selectionSet }) => flattenFragments(selectionSet?.selections ?? [], fragments));

const responseKey = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** ctx.info.selectionSetList: the selected paths below a field, with aliases. */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments): string[] {
  const paths = selectedFields(nodes, fragments).flatMap((node) => {
    const key = responseKey(node);
    return [key, ...selectionSetList([node], fragments).map((path) => `${key}/${path}`)];
  });
  return [...new Set(paths)];
}

/** ctx.info.selectionSetGraphQL: the selection set of a field as text; empty for a leaf. */
export const selectionSetGraphQL = (nodes: readonly FieldNode[]): string =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? [print(selectionSet)] : [])).join('\n');

/** Reduces an error's data to the field's selection set. A leaf's data is unchanged. */
export function selectData(data: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  const selected = selectedFields(nodes, fragments);
  if (selected.length === 0) return data;
  if (Array.isArray(data)) return data.map((element) => selectData(element, nodes, fragments));
  if (!isObject(data)) return data;
  return Object.fromEntries(
    selected
      .filter(({ name }) => Object.hasOwn(data, name.value))
      .map((node) => [responseKey(node), selectData(data[node.name.value], [node], fragments)]),
  );
}
