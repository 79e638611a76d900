/** FNV-1a with 32 bits. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The first position of a key among sorted ones. */
export function positionOf(key: number, keys: Uint32Array): number | undefined {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : undefined;
}
