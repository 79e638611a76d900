/**
 * The same pieces, until the signal is aborted: then it throws the signal's reason at once, even when the source takes
 * no notice of it.
 */
export async function* untilAborted<Piece>(
  source: AsyncIterable<Piece>,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('The source was not waited for.', 'AbortError'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  aborted.catch(() => undefined);
  let whole = false;
  try {
    for (;;) {
      const next = pieces.next();
      // When the abort is first, nobody else looks at how the source ends.
      next.catch(() => undefined);
      const step = await Promise.race([aborted, next]);
      if (step.done === true) {
        whole = true;
        return;
      }
      yield step.value;
    }
  } finally {
    if (!whole) void pieces.return?.().catch(() => undefined);
  }
}
