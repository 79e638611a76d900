/** A blank line ends an event, with any line ending. */
const EVENT_END = /\r\n\r\n|\n\n|\r\r/u;
const LINE_END = /\r\n|\n|\r/u;

function eventDataOf(event: string): string | undefined {
  const lines = event
    .split(LINE_END)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /u, '')] : []));
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** Yields the data of server-sent events without comments and other fields. Characters may be split between chunks. */
export async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = '';
  for await (const chunk of body) {
    pending += decoder.decode(chunk, { stream: true });
    for (let end = EVENT_END.exec(pending); end !== null; end = EVENT_END.exec(pending)) {
      const data = eventDataOf(pending.slice(0, end.index));
      pending = pending.slice(end.index + end[0].length);
      if (data !== undefined) yield data;
    }
  }
  const last = eventDataOf(pending);
  if (last !== undefined) yield last;
}
