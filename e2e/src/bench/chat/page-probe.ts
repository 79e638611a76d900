/* These functions run in the page. */

interface Interaction {
  name: string;
  ms: number;
}

declare global {
  interface Window {
    chatProbe: {
      /** By the browser's id of each: its slowest event. */
      interactions: Map<number, Interaction>;
      longestFrame: number;
      nodes: number;
    };
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Runs before anything else: notes each interaction to its next paint, gaps between frames and the size of the page. */
export function startProbe(): void {
  const probe = { interactions: new Map<number, Interaction>(), longestFrame: 0, nodes: 0 };
  window.chatProbe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue;
      const known = probe.interactions.get(entry.interactionId);
      if (known && known.ms >= entry.duration) continue;
      probe.interactions.set(entry.interactionId, { name: entry.name, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  let last = performance.now();
  const frame = (now: number) => {
    probe.longestFrame = Math.max(probe.longestFrame, now - last);
    probe.nodes = Math.max(probe.nodes, document.getElementsByTagName('*').length);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Forgets what was measured, before the next part. */
export function forgetMeasures(): void {
  window.chatProbe.interactions.clear();
  window.chatProbe.longestFrame = 0;
}

/**
 * Scrolls near the oldest message that is loaded, holds one in view and waits for older ones.
 * @returns pixels by which it moved, or null when nothing older came
 */
export async function anchorMovement(): Promise<number | null> {
  const log = document.querySelector<HTMLElement>('[role="log"]');
  const canvas = log?.firstElementChild;
  if (!log || !(canvas instanceof HTMLElement)) return null;
  const frames = async (count: number) => {
    for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
  };
  log.scrollTop = Math.min(log.scrollTop, 400);
  // Read in the frame in which the place is reached, before anything older can have come.
  await frames(2);
  const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
  const rows = [...canvas.children];
  const held = rows.find((row) => row.getBoundingClientRect().bottom > middle);
  const words = held?.textContent ?? '';
  const top = held?.getBoundingClientRect().top ?? 0;
  const { height } = canvas.style;
  const deadline = performance.now() + 8000;
  while (canvas.style.height === height && performance.now() < deadline) await frames(1);
  await frames(6);
  if (canvas.style.height === height) return null;
  const now = [...canvas.children].find((row) => row.textContent === words);
  return now ? Math.abs(now.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY;
}
