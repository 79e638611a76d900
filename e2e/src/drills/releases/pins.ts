import assert from 'node:assert/strict';
import { TESTED_PAGE, TESTED_SECTION, type DrillContext } from '../context/drill-context';
import { inMs } from '../context/timing';
import { test, type Drill } from '../drill';

async function otherVersions(context: DrillContext): Promise<Record<string, string>> {
  const { sections } = await context.health();
  const others = Object.entries(sections).filter(([name]) => name !== TESTED_SECTION);
  return Object.fromEntries(others.map(([name, { version }]) => [name, version]));
}

export const pinDrills: readonly Drill[] = [
  test('[12] a moved pin shows on the next page load, and the first version after moving it back', async (context) => {
    const processes = await context.site.processes();
    const others = await otherVersions(context);
    const changed = await context.publishChanged('9.0.0-changed');
    assert.equal(await context.renderedVersion(), 'first', 'served before it was pinned');

    const ms = await context.pinSection(changed);
    assert.ok(ms < 1_000, `the pin was served after ${inMs(ms)}, not within a second`);
    assert.equal(await context.renderedVersion(), 'changed', 'the next page load');
    const visit = await context.visit();
    await visit.goto(TESTED_PAGE);
    assert.ok(await visit.includes(context.changedText), 'the browser shows another version');
    assert.deepEqual(visit.consoleErrors, [], 'console of the new version');

    assert.deepEqual(await context.site.processes(), processes, 'processes after the pin');
    assert.deepEqual(await otherVersions(context), others, 'versions of the other sections');
    await context.pinSection();
    assert.equal(await context.renderedVersion(), 'first', 'after moving the pin back');
  }),
];
