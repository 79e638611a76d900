import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import { readChannelHead, type ChannelHead } from '@huoban/release';
import { findAxeViolations } from '../../page/axe';
import { ConsoleSession, startTestConsole, type TestConsole } from '../context/console-session';
import { CHANNEL, FOLLOWED_MS, TESTED_SECTION, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';

const PAGE = `/channels/${CHANNEL}`;

async function headEntry({ site, signer }: DrillContext): Promise<ChannelHead['entry']> {
  const head = await readChannelHead(site.registry, CHANNEL, signer.trusted);
  assert.ok(head, 'the channel has no head');
  return head.entry;
}

type Open = (token: keyof TestConsole['tokens'], author: string) => Promise<ConsoleSession>;

const consoleDrill = (
  name: string,
  run: (context: DrillContext, open: Open, console: TestConsole) => Promise<void>,
): Drill =>
  test(name, async (context) => {
    const console = await startTestConsole(context);
    const open: Open = async (token, author) => {
      const session = await ConsoleSession.open(context, console);
      await session.logIn(console.tokens[token], author);
      return session;
    };
    await run(context, open, console);
  });

export const consoleDrills: readonly Drill[] = [
  consoleDrill(
    'an operator pins by the plan of the console and rolls back by its form, and the site follows both',
    async (context, _open, console) => {
      const version = await context.publishChanged('9.80.0-console');
      const session = await ConsoleSession.open(context, console);
      await session.logIn('not-the-token-of-anybody', 'ming');
      await session.expectText('The token is wrong.');
      await session.logIn(console.tokens.operator, 'ming');
      await session.expectText(/Channels[\s\S]*production/);
      await session.goto(PAGE);
      const before = await headEntry(context);
      const plan = 'form[action$="/plan"]';
      await session.unfold(`details ${plan}`);
      await session.page.select(`#pin-${TESTED_SECTION}`, version);
      await session.submit(plan);
      await session.expectText(`${TESTED_SECTION}: ${context.firstVersion} → ${version}`);
      await session.send('pin', { reason: 'new words by the console' });
      await session.expectText(`Done: entry ${before.sequence + 1}.`);
      await session.expectText('ming: new words by the console');
      await context.waitForRendered('changed', FOLLOWED_MS);

      await session.send('rollback', { to: String(before.sequence), reason: 'too new' });
      await session.expectText(`Done: entry ${before.sequence + 2}.`);
      await context.waitForRendered('first', FOLLOWED_MS);
      const { act, author, reason, release } = await headEntry(context);
      assert.deepEqual([act, author, reason], ['rollback', 'ming', 'too new'], 'the log entry');
      assert.equal(release, before.release, 'active release');
      await session.close();
    },
  ),
  consoleDrill(
    '[full] the console shows a refusal by its number: of a locked channel, and of a page that is older than the channel',
    async (context, open) => {
      const session = await open('operator', 'hana');
      await session.goto(PAGE);
      await session.send('lock', { reason: 'the launch' });
      await session.expectText('Locked by hana');
      try {
        await session.send('renew', { reason: 'all the same' });
        await session.expectText(
          /Nothing was changed[\s\S]*R022[\s\S]*Rule: a locked channel accepts only an unlock/,
        );
      } finally {
        await session.goto(PAGE);
        await session.send('unlock', { reason: 'the launch is over' });
      }
      const { sequence } = await headEntry(context);
      await context.pinChanged('9.81.0-console');
      await session.send('renew', { reason: 'what I saw' });
      await session.expectText(
        /Nothing was changed[\s\S]*R010[\s\S]*drills changed it in the meantime/,
      );
      assert.equal((await headEntry(context)).sequence, sequence + 1, 'newest entry');
      await session.close();
    },
  ),
  consoleDrill(
    '[full] a viewer of the console can open every page and has no act',
    async (context, open, console) => {
      const { sequence } = await headEntry(context);
      const session = await open('viewer', 'guest');
      await session.expectText('guest (read-only)');
      for (const address of [
        PAGE,
        '/versions',
        '/keys',
        '/checks',
        `/diff?from=${CHANNEL}&to=${CHANNEL}`,
      ]) {
        await session.goto(address);
        const forms = await session.page.$$('main form[method=post]');
        assert.equal(forms.length, 0, `forms with an act on ${address}`);
      }
      await session.goto(PAGE);
      await session.expectText('Your access is read-only.');
      const cookies = await session.page.browserContext().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      // As the form on an operator's page would send it.
      const { status } = await fetch(`${console.url}${PAGE}/renew`, {
        method: 'POST',
        headers: { cookie, origin: console.url },
        body: new URLSearchParams({ seen: String(sequence), reason: 'x' }),
      });
      assert.equal(status, 403, 'status of an act of a viewer');
      assert.equal((await headEntry(context)).sequence, sequence, 'newest entry');
      await session.close();
    },
  ),
  consoleDrill(
    '[full] no page of the console has a serious accessibility fault or leaves the viewport, wide or narrow',
    async (context, _open, console) => {
      for (const device of DEVICES) await inspectConsole(context, console, device);
    },
  ),
];

async function inspectConsole(
  context: DrillContext,
  console: TestConsole,
  device: Device,
): Promise<void> {
  const session = await ConsoleSession.open(context, console, device);
  await inspect(session, device);
  await session.logIn(console.tokens.operator, 'mei');
  const plan = `${PAGE}/plan?act=pin&version-${TESTED_SECTION}=${context.firstVersion}`;
  const diff = `/diff?from=${CHANNEL}%231&to=${CHANNEL}`;
  for (const address of ['/', PAGE, plan, '/versions', diff, '/keys', '/checks', '/nowhere']) {
    await session.goto(address);
    await session.page.$$eval('details', (all) => all.forEach((each) => (each.open = true)));
    await inspect(session, device);
  }
  await session.close();
}

/** Elements with content beside them, which shows only after a sideways scroll. */
const findHidden = (page: ConsoleSession['page']): Promise<string[]> =>
  page.$$eval('main *', (all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX !== 'visible')
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );

async function inspect({ page }: ConsoleSession, device: Device): Promise<void> {
  const { pathname } = new URL(page.url());
  assert.deepEqual(await findAxeViolations(page), [], pathname);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  assert.ok(overflow <= 0, `${pathname} is ${overflow} px wider than the viewport`);
  if (device === 'mobile') assert.deepEqual(await findHidden(page), [], `hidden on ${pathname}`);
}
