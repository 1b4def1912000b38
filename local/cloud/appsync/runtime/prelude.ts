/**
 * The script that turns a bare realm into that of APPSYNC_JS: it deletes every global, static function and
 * method that is not supported, and returns functions for the host. It runs inside the realm, so that all
 * values that a resolver sees belong to the realm.
 *
 * Functions keep apply, bind and call, which Node needs for stack traces; the static check refuses them.
 *
 * `host` has log(level, values) and replace(text, pattern, replacement, all); `listed` has the names in
 * language/supported-features.ts.
 */
export const PRELUDE = `(function (host, listed) {
  'use strict';
  const realm = globalThis;
  const { parse } = JSON;
  const { isArray } = Array;
  const { keys, freeze, defineProperty } = Object;
  const { ownKeys, deleteProperty, apply } = Reflect;
  const sort = [].sort;
  const iterator = Symbol.iterator;
  const Fault = TypeError;
  const prototypes = [Object, Function, Array, String, Number, Boolean, Symbol, BigInt, RegExp, Promise]
    .map((type) => type.prototype);
  const kept = new Map([
    [Array.prototype, listed.array],
    [String.prototype, listed.string],
    [Function.prototype, listed.function],
  ]);

  const take = (value) => {
    if (value === null || typeof value !== 'object') return value;
    if (isArray(value)) {
      const list = [];
      for (let index = 0; index < value.length; index += 1) list[index] = take(value[index]);
      return list;
    }
    const object = {};
    for (const key of keys(value)) object[key] = take(value[key]);
    return object;
  };
  const bridge = (value) => {
    if (typeof value === 'function') return (...args) => take(value(...args));
    const object = {};
    for (const key of keys(value)) object[key] = bridge(value[key]);
    return freeze(object);
  };
  const namespace = (source, names) => {
    const object = {};
    for (const name of names) object[name] = source[name];
    return object;
  };
  const hide = (target, name, value) => defineProperty(target, name, { value, writable: true, configurable: true });

  const statics = {};
  for (const name of keys(listed.statics)) {
    if (name !== 'console') statics[name] = freeze(namespace(realm[name], listed.statics[name]));
  }
  statics.JSON = freeze({
    ...statics.JSON,
    parse: (text) => { try { return parse(text); } catch { return ''; } },
  });
  statics.console = freeze({
    log: (...values) => host.log('log', values),
    error: (...values) => host.log('error', values),
  });
  const replacing = (all) => ({
    replace(pattern, replacement) { return host.replace(this, pattern, replacement, all); },
  }).replace;
  const sorting = {
    sort(comparator) {
      if (comparator !== undefined) throw new Fault('sort takes no argument');
      return apply(sort, this, []);
    },
  };
  hide(String.prototype, 'replace', replacing(false));
  hide(String.prototype, 'replaceAll', replacing(true));
  hide(Array.prototype, 'sort', sorting.sort);

  const globals = ownKeys(realm);
  for (const prototype of prototypes) {
    const names = kept.get(prototype) ?? [];
    for (const key of ownKeys(prototype)) {
      const isKept = key === 'length' || names.indexOf(key) >= 0 || (key === iterator && names.length > 0);
      if (!isKept) deleteProperty(prototype, key);
    }
  }
  for (const name of globals) deleteProperty(realm, name);
  for (const name of keys(statics)) hide(realm, name, statics[name]);

  return {
    define: (name, value) => hide(realm, name, bridge(value)),
    bridge,
    call: (handler, context) => {
      const ctx = freeze(take(context));
      try {
        return { value: handler(ctx), stash: ctx.stash };
      } catch (thrown) {
        return { thrown, stash: ctx.stash };
      }
    },
  };
})`;
