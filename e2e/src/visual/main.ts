import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../harness/browser';
import { accept, acceptedFonts, acceptedNames } from './accepted';
import { differencePage } from './difference-page';
import { judge } from './judge';
import { machineFonts, whyFontsDiffer } from './machine-fonts';
import { pictures } from './compared-screens';
import { startSteadySite } from './fixed-clock-site';
import { takePictures } from './take-pictures';

const USAGE = `Compares all screens with the pictures of them that were accepted, on a site of its own with a fixed clock.

  --accept      the screens of now are the accepted ones
  --only WORD   only screens whose name contains it
  --anyway      compares although this machine draws text in another way

Ends with 0 when nothing differs, 1 when something does, 2 when this machine cannot tell.`;
const CANNOT_TELL = 2;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = {
  accepted: path.join(ROOT, 'e2e/visual/accepted'),
  now: path.join(ROOT, '.data/visual/now'),
};
const PAGE = path.join(ROOT, '.data/visual/differences.html');
const say = (line: string): unknown => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    anyway: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<number> {
  const browser = await launchBrowser();
  const second = await launchBrowser();
  try {
    const fonts = await machineFonts(browser);
    const accepted = await acceptedFonts(FOLDERS.accepted);
    const remark = accepted && whyFontsDiffer(accepted, fonts);
    if (!values.accept && accepted === null) {
      say('No picture was ever accepted: npm run visual -- --accept');
      return CANNOT_TELL;
    }
    if (!values.accept && !values.anyway && remark !== null) {
      say(
        `Cannot tell: ${remark}.\nCompare anyway: --anyway. Or accept the screens of an older commit here first.`,
      );
      return CANNOT_TELL;
    }
    const visits = pictures().filter(({ name }) => name.includes(values.only));
    const site = await startSteadySite(ROOT);
    const photos = await takePictures(visits, {
      browsers: [browser, second],
      url: site.url,
      folder: FOLDERS.now,
      shiftMs: site.shiftMs,
      onPhoto: ({ visit, problem }) =>
        say(
          `${visit.name} ${visit.language} ${visit.device}${problem === null ? '' : `: ${problem}`}`,
        ),
    }).finally(() => site.stop());
    if (values.accept) {
      const failed = photos.filter(({ file }) => file === null).length;
      if (failed > 0 || values.only !== '') {
        say(
          failed > 0
            ? 'Nothing is accepted: not every screen could be photographed.'
            : '--accept takes all screens.',
        );
        return CANNOT_TELL;
      }
      const bytes = await accept(photos, FOLDERS.now, FOLDERS.accepted, fonts);
      say(`${String(photos.length)} pictures accepted, ${(bytes / 1e6).toFixed(1)} MB`);
      return 0;
    }
    const names = new Set(photos.map(({ file }) => file));
    const stale = values.only === '' ? await acceptedNames(FOLDERS.accepted) : [];
    const gone = stale.filter((name) => !names.has(name));
    const differences = await judge(photos, gone, FOLDERS);
    await writeFile(PAGE, differencePage(differences, remark));
    for (const { name, problem } of differences) say(`✗ ${name}: ${problem}`);
    if (differences.length > 0) say(`side by side: ${path.relative(ROOT, PAGE)}`);
    say(
      `${String(photos.length - differences.length)} passed, ${String(differences.length)} failed`,
    );
    return differences.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([browser.close(), second.close()]);
  }
}

if (values.help) say(USAGE);
else process.exitCode = await run();
