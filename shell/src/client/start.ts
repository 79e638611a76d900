/*
 * Starts the application after the first paint, or with the first input, or after 3 s: evaluating it never delays what
 * the visitor reads. Its own file so that the policy needs no inline script.
 */
const script = document.currentScript;
const LATEST_MS = 3000;
const KEY = 'start-failed';
let started = false;

function start(): void {
  if (started) return;
  started = true;
  const main = document.createElement('script');
  main.async = true;
  main.crossOrigin = 'anonymous';
  main.integrity = script?.dataset['integrity'] ?? '';
  main.src = script?.dataset['main'] ?? '';
  main.onerror = loadAgain;
  document.head.append(main);
}

/** One document load in 10 s for this path; after that the server's HTML stays, readable and with links. */
function loadAgain(): void {
  const path = location.pathname + location.search;
  try {
    const [failed, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    const since = Date.now() - Number(at);
    if (!navigator.onLine || (failed === path && since >= 0 && since < 10_000)) return;
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`);
    location.reload();
  } catch {
    // Without storage nothing could limit the loads.
  }
}

const soon = (): void => {
  requestAnimationFrame(() => setTimeout(start, 0));
};

function afterHero(): void {
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!hero || hero.complete) return soon();
  hero.addEventListener('load', soon);
  hero.addEventListener('error', soon);
}

try {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    afterHero();
  }).observe({ type: 'paint', buffered: true });
} catch {
  // No paint timing in this browser: the application is simply started.
  soon();
}
for (const input of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(input, start, { once: true, passive: true, capture: true });
}
setTimeout(start, LATEST_MS);

export {};
