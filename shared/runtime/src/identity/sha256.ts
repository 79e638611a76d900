const WORD = 2 ** 32;

/** The fractional parts of the square or cube roots of the first primes: the constants of FIPS 180-4. */
function primeRoots(count: number, root: 2 | 3): Uint32Array {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate += 1) {
    if (isPrime(candidate)) words.push((candidate ** (1 / root) % 1) * WORD);
  }
  return Uint32Array.from(words);
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const at = (words: Uint32Array, index: number) => words[index] ?? 0;

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const message = new Uint8Array(blocks * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const view = new DataView(message.buffer);
  view.setUint32(message.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(message.length - 4, (bytes.length * 8) % WORD);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array, constants: Uint32Array): void {
  const before = state.slice();
  for (let i = 0; i < 64; i += 1) {
    const [a, e] = [at(state, 0), at(state, 4)];
    const choice = (e & at(state, 5)) ^ (~e & at(state, 6));
    const majority = (a & at(state, 1)) ^ (a & at(state, 2)) ^ (at(state, 1) & at(state, 2));
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const step = at(state, 7) + s1 + choice + at(constants, i) + at(words, i);
    state.copyWithin(1, 0, 7);
    state[4] = at(state, 4) + step;
    state[0] = step + s0 + majority;
  }
  before.forEach((word, i) => (state[i] = at(state, i) + word));
}

/**
 * SHA-256 of the UTF-8 bytes of `text` as eight 32-bit words. Implemented here because `crypto.subtle` is asynchronous
 * and limited to secure contexts.
 */
export function sha256(text: string): Uint32Array {
  const constants = primeRoots(64, 3);
  const state = primeRoots(8, 2);
  const view = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    compress(state, schedule(view, offset), constants);
  }
  return state;
}
