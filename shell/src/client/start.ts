/*
 * Starts the application after the first paint, or with the first input, or after 3 s: evaluating it never delays what
 * the visitor reads. Its own file so that the policy needs no inline script.
 */
const script = document.currentScript;
const LATEST_MS = 3000;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  const main = document.createElement('script');
  main.async = true;
  main.crossOrigin = 'anonymous';
  main.integrity = script?.dataset['integrity'] ?? '';
  main.src = script?.dataset['main'] ?? '';
  main.onerror = () => document.documentElement.setAttribute('data-start', 'failed');
  document.head.append(main);
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
