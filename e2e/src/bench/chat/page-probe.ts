/* These functions run in the page. */

declare global {
  interface Window {
    chatProbe: {
      /** Duration of the slowest event of each interaction, by the browser's id. */
      interactions: Map<number, number>;
      maxFrame: number;
      nodes: number;
    };
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Runs before all scripts: records interactions to their next paint, frames and the size of the page. */
export function startProbe(): void {
  const probe = { interactions: new Map<number, number>(), maxFrame: 0, nodes: 0 };
  window.chatProbe = probe;
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
      if (id) probe.interactions.set(id, Math.max(duration, probe.interactions.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  let last = performance.now();
  const frame = (now: number) => {
    probe.maxFrame = Math.max(probe.maxFrame, now - last);
    probe.nodes = Math.max(probe.nodes, document.getElementsByTagName('*').length);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export function resetProbe(): void {
  window.chatProbe.interactions.clear();
  window.chatProbe.maxFrame = 0;
}

/**
 * Scrolls near the oldest loaded message and waits for older ones.
 * @returns pixels by which the message in the middle moved, or null when no older message came
 */
export async function measureShift(): Promise<number | null> {
  const log = document.querySelector<HTMLElement>('[role="log"]');
  const canvas = log?.firstElementChild;
  if (!log || !(canvas instanceof HTMLElement)) return null;
  const frames = async (count: number) => {
    for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
  };
  log.scrollTop = Math.min(log.scrollTop, 400);
  // Read in the same frame, before an older message can be there.
  await frames(2);
  const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
  const rows = [...canvas.children];
  const visible = rows.find((row) => row.getBoundingClientRect().bottom > middle);
  const text = visible?.textContent ?? '';
  const top = visible?.getBoundingClientRect().top ?? 0;
  const { height } = canvas.style;
  const deadline = performance.now() + 8000;
  while (canvas.style.height === height && performance.now() < deadline) await frames(1);
  await frames(6);
  if (canvas.style.height === height) return null;
  const moved = [...canvas.children].find((row) => row.textContent === text);
  return moved ? Math.abs(moved.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY;
}
