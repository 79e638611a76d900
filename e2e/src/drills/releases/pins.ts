import { must, mustEqual } from '../../check';
import { waitForHydration, closeTab } from '../../page/site';
import type { Drill } from '../drill';
import { SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';

/** (a) A pin is served by the next page load, and nothing else moves. */
export const releaseDrills: readonly Drill[] = [
  {
    rows: [12],
    name: 'a moved pin shows on the next page load, and the old version after moving it back',
    async run(ground) {
      const before = await ground.own.processes();
      const others = await otherVersions(ground);
      const changed = await ground.publishChanged('9.0.0-changed');
      must((await ground.shown()) === 'good', 'a version was served before it was pinned');

      const ms = await ground.pin(changed);
      must(ms < 1_000, `the pin was served after ${Math.round(ms)} ms, not within a second`);
      must(
        (await ground.shown()) === 'changed',
        'the next page load does not show the new version',
      );
      const tab = await ground.pages.open(SUBJECT_PAGE);
      await waitForHydration(tab.page);
      const text = await tab.page.evaluate(() => document.body.innerText);
      must(text.includes(ground.changedWord), 'the browser does not show the new version');
      mustEqual(tab.consoleErrors, [], 'console of the new version');
      await closeTab(tab);

      mustEqual(await ground.own.processes(), before, 'processes after the pin');
      mustEqual(await otherVersions(ground), others, 'versions of the other sections');
      await ground.pin(ground.good);
      must(
        (await ground.shown()) === 'good',
        'moving the pin back does not restore the old version',
      );
    },
  },
];

async function otherVersions(ground: Ground): Promise<Record<string, string>> {
  const { sections } = await ground.health();
  const others = Object.entries(sections).filter(([name]) => name !== SUBJECT);
  return Object.fromEntries(others.map(([name, { version }]) => [name, version]));
}
