import { DEVICES } from '@huoban/contracts';
import { readChannelHead, type ChannelHead } from '@huoban/release';
import { must, mustEqual } from '../../check';
import { findAxeViolations } from '../../page/axe';
import { waitUntil } from '../context/timing';
import { ConsoleVisit, withConsole } from '../context/console-session';
import type { Drill } from '../drill';
import { CHANNEL, SUBJECT, type Ground } from '../context/drill-context';

const FOLLOWED_MS = 1_500;
const PLACE = `/channels/${CHANNEL}`;

async function inForce({ own, signer }: Ground): Promise<ChannelHead['entry']> {
  const head = await readChannelHead(own.registry, CHANNEL, signer.trusted);
  if (!head) throw new Error('nothing is in force');
  return head.entry;
}

const shows = (ground: Ground, wanted: 'good' | 'changed'): Promise<number> =>
  waitUntil(`the site shows the ${wanted} version`, FOLLOWED_MS, async () => {
    return (await ground.shown()) === wanted;
  });

/** (m) The console, in a browser. */
export const consoleDrills: readonly Drill[] = [
  {
    rows: [],
    name: 'an operator pins by the plan of the console and rolls back by its form, and the site follows both',
    run: (ground) =>
      withConsole(ground, async (console) => {
        const version = await ground.publishChanged('9.80.0-console');
        const visit = await ConsoleVisit.open(ground, console);
        await visit.logIn('not-the-token-of-anybody', 'ming');
        await visit.says('The token is wrong.');
        await visit.logIn(console.tokens.operator, 'ming');
        await visit.says(/Channels[\s\S]*production/);
        await visit.go(PLACE);
        const before = await inForce(ground);
        await visit.page.$eval('details form[action$="/plan"]', (form) => {
          form.closest('details')?.setAttribute('open', '');
        });
        await visit.page.select(`#pin-${SUBJECT}`, version);
        await visit.press('form[action$="/plan"]');
        await visit.says(`${SUBJECT}: ${ground.good} → ${version}`);
        await visit.send('pin', { reason: 'new words by the console' });
        await visit.says(`Done: entry ${before.sequence + 1}.`);
        await visit.says('ming: new words by the console');
        const pinned = await shows(ground, 'changed');

        await visit.send('rollback', { to: String(before.sequence), reason: 'too new' });
        await visit.says(`Done: entry ${before.sequence + 2}.`);
        await shows(ground, 'good');
        const { act, author, reason, release } = await inForce(ground);
        mustEqual([act, author, reason], ['rollback', 'ming', 'too new'], 'what the log says');
        mustEqual(release, before.release, 'the release in force');
        await visit.leave();
        must(pinned < FOLLOWED_MS, `the pin was followed after ${Math.round(pinned)} ms`);
      }),
  },
  {
    rows: [],
    name: 'the console shows a refusal by its number: of a locked channel, and of a page that is older than the channel',
    long: true,
    run: (ground) =>
      withConsole(ground, async (console) => {
        const visit = await ConsoleVisit.open(ground, console);
        await visit.logIn(console.tokens.operator, 'hana');
        await visit.go(PLACE);
        await visit.send('lock', { reason: 'the launch' });
        await visit.says('Locked by hana');
        try {
          await visit.send('renew', { reason: 'all the same' });
          await visit.says(
            /Nothing was changed[\s\S]*R022[\s\S]*Rule: a locked channel accepts only an unlock/,
          );
        } finally {
          await visit.go(PLACE);
          await visit.send('unlock', { reason: 'the launch is over' });
        }
        const { sequence } = await inForce(ground);
        await ground.pin(await ground.publishChanged('9.81.0-console'));
        await visit.send('renew', { reason: 'what I saw' });
        await visit.says(/Nothing was changed[\s\S]*R010[\s\S]*drills changed it in the meantime/);
        mustEqual((await inForce(ground)).sequence, sequence + 1, 'number of the newest entry');
        await ground.pin(ground.good);
        await visit.leave();
      }),
  },
  {
    rows: [],
    name: 'a viewer of the console looks at everything and acts nowhere',
    long: true,
    run: (ground) =>
      withConsole(ground, async (console) => {
        const { sequence } = await inForce(ground);
        const visit = await ConsoleVisit.open(ground, console);
        await visit.logIn(console.tokens.viewer, 'guest');
        await visit.says('guest (read-only)');
        for (const address of [PLACE, '/versions', `/diff?from=${CHANNEL}&to=${CHANNEL}`]) {
          await visit.go(address);
          const forms = await visit.page.$$eval('main form[method=post]', (all) => all.length);
          mustEqual(forms, 0, `forms that change something on ${address}`);
        }
        await visit.go(PLACE);
        await visit.says('Your access is read-only.');
        const cookies = await visit.page.browserContext().cookies();
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
        // As the form of an operator's page would send it.
        const { status } = await fetch(`${console.url}${PLACE}/renew`, {
          method: 'POST',
          headers: { cookie, origin: console.url },
          body: new URLSearchParams({ seen: String(sequence), reason: 'x' }),
        });
        mustEqual(status, 403, 'status of an act of a viewer');
        mustEqual((await inForce(ground)).sequence, sequence, 'number of the newest entry');
        await visit.leave();
      }),
  },
  {
    rows: [],
    name: 'no page of the console has a serious accessibility fault or leaves the window, wide or narrow',
    long: true,
    run: (ground) =>
      withConsole(ground, async (console) => {
        for (const device of DEVICES) {
          const visit = await ConsoleVisit.open(ground, console, device);
          await judge(visit);
          await visit.logIn(console.tokens.operator, 'mei');
          const plan = `${PLACE}/plan?act=pin&version-${SUBJECT}=${ground.good}`;
          const compared = `/diff?from=${CHANNEL}%231&to=${CHANNEL}`;
          for (const address of ['/', PLACE, plan, '/versions', compared, '/nowhere']) {
            await visit.go(address);
            await visit.page.$$eval('details', (all) => all.forEach((each) => (each.open = true)));
            await judge(visit);
          }
          await visit.leave();
        }
      }),
  },
];

async function judge({ page }: ConsoleVisit): Promise<void> {
  const { pathname } = new URL(page.url());
  const faults = await findAxeViolations(page);
  must(faults.length === 0, `${pathname}: ${faults.join('; ')}`);
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  must(over <= 0, `${pathname} is ${over} px wider than its window`);
}
