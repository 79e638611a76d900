import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { freePort, ROOT } from '../../harness/processes';
import { releaseTool } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { startProgram } from '../context/debian-program';
import { TESTED_PAGE, TESTED_SECTION } from '../context/drill-context';
import { test, type Drill } from '../drill';

const GUIDE = path.join(ROOT, 'docs/guides/feature-teams.md');
const READY_MS = 60_000;
const WORDS = ['--reason', 'a drill', '--author', 'drills'];

/** The first block of commands of the guide that contains some words. */
async function commandOf(words: string): Promise<string> {
  const blocks = (await fs.readFile(GUIDE, 'utf8')).split('```').filter((_, at) => at % 2 === 1);
  const found = blocks.find((block) => block.includes(words));
  assert.ok(found, `the guide has no command with ${words}`);
  return found.trim();
}

function replaceAll(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    assert.ok(changed.includes(from), `the command of the guide has no ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}

export const guideCommandDrills: readonly Drill[] = [
  test("the guide's command for a shell on staging: it serves what is pinned on staging, production stays", async (context) => {
    const { site, cleanup } = context;
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const act = (...words: string[]) =>
      releaseTool(site.registry, [...words, ...WORDS], { KEYS_DIR: site.keys });
    await act('promote', '--from', 'production', '--to', 'staging');
    const command = replaceAll(await commandOf('CHANNEL=staging'), {
      'http://127.0.0.1:3001': url,
      'http://127.0.0.1:3000': site.url,
      'PORT=3001': `PORT=${port}`,
      '.data/': `${site.dataDir}/`,
    });
    await startProgram(cleanup, ['sh', '-c', `exec env ${command}`], {
      cwd: ROOT,
      readyMs: READY_MS,
      isReady: (output) => output.includes('shell ready'),
    });
    const version = await context.publishChanged('9.94.0-staging');
    await act('pin', TESTED_SECTION, version, '--channel', 'staging');
    await waitUntil('staging serves its pin', READY_MS, async () =>
      (await (await fetch(url + TESTED_PAGE)).text()).includes(context.changedText),
    );
    const health = await context.health(url);
    assert.equal(health.status, 'ok', 'health of the shell on staging');
    assert.equal(health.sections[TESTED_SECTION]?.version, version, 'its version');
    assert.equal(await context.renderedVersion(), 'first', 'version of production');
  }),
];
