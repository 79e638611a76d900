import { once } from 'node:events';

/**
 * Yields the items of the source until the signal is aborted, then throws the abort reason at once, even when the
 * source ignores the signal. Streams and `events.on` wait for a pending `next()` of the source before they end.
 */
export async function* untilAborted<Item>(
  source: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]();
  const aborted = (signal.aborted ? Promise.resolve() : once(signal, 'abort')).then(() =>
    signal.throwIfAborted(),
  );
  aborted.catch(() => undefined);
  let isComplete = false;
  try {
    for (;;) {
      const next = iterator.next();
      // A rejection after the abort has no other handler.
      next.catch(() => undefined);
      const step = await Promise.race([aborted, next]);
      if (step === undefined || step.done === true) break;
      yield step.value;
    }
    isComplete = true;
  } finally {
    if (!isComplete) void iterator.return?.().catch(() => undefined);
  }
}
