/** The path with the case of its letters as the bits of a number say. Pages match in any case. */
export function spellPath(path: string, bits: number): string {
  let letter = 0;
  return path.replace(/[a-z]/g, (small) => {
    const isCapital = ((bits >> letter++) & 1) === 1;
    return isCapital ? small.toUpperCase() : small;
  });
}
