import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import { readChannelHead, readHistory } from '../channel/channel-head';
import { keysFolder, createSite, publishVersion, TRUSTED } from '../testing/test-registry';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../..');
const PROCESSES = SECTION_NAMES.length;
const PINS_EACH = process.env['LONG_TESTS'] === undefined ? 4 : 10;
const LAST = `${PINS_EACH + 1}.0.0`;

/** Starts a process that pins versions of one section in sequence. */
const pinRepeatedly = (registry: string, section: SectionName) =>
  run(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(__dirname, 'testing/pin-process.ts'),
      registry,
      keysFolder(registry),
      section,
      String(PINS_EACH),
    ],
    { cwd: ROOT },
  );

describe(`${PROCESSES * PINS_EACH} pins by several processes at once`, () => {
  it('are all applied in one log without a gap', async () => {
    const registry = await createSite();
    for (const section of SECTION_NAMES) {
      for (let major = 2; major <= PINS_EACH + 1; major += 1) {
        await publishVersion(registry, section, `${major}.0.0`);
      }
    }
    await Promise.all(SECTION_NAMES.map((section) => pinRepeatedly(registry, section)));

    const entries = await readHistory(registry, 'production', TRUSTED);
    const expected = 1 + PROCESSES * PINS_EACH;
    expect(entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: expected }, (_, index) => index + 1),
    );
    for (const section of SECTION_NAMES) {
      expect(entries.filter(({ author }) => author === section)).toHaveLength(PINS_EACH);
    }
    const head = await readChannelHead(registry, 'production', TRUSTED);
    const versions = SECTION_NAMES.map((name) => head?.release.sections[name].version);
    expect(versions).toEqual(SECTION_NAMES.map(() => LAST));
  }, 120_000);
});
