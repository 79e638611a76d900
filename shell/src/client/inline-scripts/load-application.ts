/*
 * Loads the application after the first paint, at the first input, or after 3 s, so that its evaluation delays no paint.
 */
import type { FaultCause } from '../../app/release/fault';
import { createScript } from '../create-script';
import { excludeVersion } from '../faults/exclude-version';
import { isAltered } from '../faults/is-altered';
import { carryQuery } from './carry-query';
import { installTrustedTypesPolicy } from './trusted-types';
import { sendBeacon } from '../faults/send-beacon';
import { EARLY_ATTRIBUTE, LOADED_ATTRIBUTE } from '../../app/release/early-scripts';

const { dataset } = document.currentScript ?? document.createElement('script');
const MAX_DELAY_MS = 3000;
const KEY = 'start-failed';
let started = false;
installTrustedTypesPolicy();
carryQuery();

/**
 * Runs the other scripts of the page while the largest is being loaded. The application takes them from there; it loads
 * those that failed itself, and reports what fails then.
 */
function runPageScripts(): void {
  for (const hint of document.querySelectorAll<HTMLLinkElement>(`link[${EARLY_ATTRIBUTE}]`)) {
    const script = createScript(hint.href, hint.integrity);
    script.onload = () => script.setAttribute(LOADED_ATTRIBUTE, '');
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}

function start(): void {
  // The boot data is at the end of the document, which may still be loading.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  if (started) return;
  started = true;
  runPageScripts();
  const { main: url = '', integrity = '' } = dataset;
  const main = createScript(url, integrity);
  main.onerror = () =>
    void isAltered(url, integrity).then((altered) => fail(altered ? 'integrity' : 'entry'));
  main.onload = () => {
    // main.tsx sets it first: without it, evaluation threw.
    if (!('__release' in window)) fail('start');
  };
  document.head.append(main);
}

/** Reports the fault and reloads once without this shell version; after that the server's HTML stays. */
function fail(cause: FaultCause): void {
  const { release = '', token, shell = '', spare } = dataset;
  const served = { release, ...(token && { reportToken: token }) };
  sendBeacon(served, { section: 'shell', version: shell, cause });
  if (spare !== undefined) excludeVersion(`shell@${shell}`);
  reloadOnce();
}

/** One document load in 10 s for this path. */
function reloadOnce(): void {
  const path = location.pathname + location.search;
  try {
    const [failed, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    const since = Date.now() - Number(at);
    if (!navigator.onLine || (failed === path && since >= 0 && since < 10_000)) return;
    sessionStorage.setItem(KEY, `${path} ${Date.now()}`);
    location.reload();
  } catch {
    // Without storage the number of reloads could not be limited.
  }
}

function soon(): void {
  requestAnimationFrame(() => setTimeout(start, 0));
}

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
setTimeout(start, MAX_DELAY_MS);
