/** Returns the stored value of a key, or stores and returns a new one. */
export function memoize<Key, Value>(cache: Map<Key, Value>, key: Key, create: () => Value): Value {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const value = create();
  cache.set(key, value);
  return value;
}
