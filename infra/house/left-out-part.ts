/** Stands in a bundle for a class or function that was left out of it: may be made and kept, throws when it is used. */
export function leftOutPart(name: string): () => object {
  const refuse = () => {
    throw new Error(`${name} is not in this bundle. To use it, take it out of infra/house/left-out.ts.`);
  };
  return function LeftOut() {
    if (!new.target) refuse();
    return new Proxy(
      {},
      {
        get: (_, key) =>
          typeof key === 'symbol' || key === 'then' || key === 'toJSON' ? undefined : refuse(),
      },
    );
  };
}
