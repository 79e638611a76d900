import { type Check, must, mustEqual } from '../check';
import { VISITS } from '../journey-pages';

const SCRIPT = /<script\b[^>]*>/g;
const isExecutable = (tag: string): boolean => !/type="application\/(ld\+)?json"/.test(tag);

/** Rules that hold for the HTML of every page, read without a browser. */
export const POLICY_CHECKS: readonly Check[] = VISITS.filter(
  ({ language }) => language === 'zh',
).map(({ address }) => ({
  name: `${address} keeps the security policy`,
  run: async (site) => {
    const answer = await site.fetch(address);
    const html = await answer.text();
    mustEqual(answer.status, 200, 'the status');
    const scripts = (html.match(SCRIPT) ?? []).filter(isExecutable);
    must(scripts.length > 0, 'the page starts no script');
    for (const tag of scripts) {
      must(/ src="\/[^"]+"/.test(tag), `a script is not from our origin: ${tag}`);
      must(/ integrity="sha384-/.test(tag), `a script has no integrity: ${tag}`);
    }
    must(!/<[^>]+\sstyle=/.test(html), 'an element has a style attribute');
    const policy = answer.headers.get('content-security-policy') ?? '';
    must(/script-src 'self'(;|$)/.test(policy), `script-src is not 'self' alone: ${policy}`);
    for (const part of ["object-src 'none'", 'base-uri', 'frame-ancestors']) {
      must(policy.includes(part), `the policy lacks ${part}`);
    }
    must(!/unsafe-(inline|eval)/.test(policy), `the policy allows unsafe code: ${policy}`);
  },
}));
