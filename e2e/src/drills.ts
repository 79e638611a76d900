import { parseArgs } from 'node:util';
import { canaryDrills } from './drills/canary-drills';
import { damageDrills } from './drills/damage-drills';
import { developmentDrills } from './drills/development-drills';
import { firstContractDrills } from './drills/first-contract-drills';
import { Ground } from './drills/ground';
import { headDrills } from './drills/head-drills';
import { integrityDrills } from './drills/integrity-drills';
import { linkDrills } from './drills/link-drills';
import { OwnSite } from './drills/own-site';
import { processDrills } from './drills/process-drills';
import { releaseDrills } from './drills/release-drills';
import { runawayDrills } from './drills/runaway-drills';
import { shellDrills } from './drills/shell-drills';
import { tabDrills } from './drills/tab-drills';
import { launchBrowser } from './launch';
import { runChecks } from './run-checks';
import { Site } from './site';

// Faults are injected into a site of its own: `--url`, which all end-to-end programs are given, is not used.
const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' }, full: { type: 'boolean' } },
});

const own = await OwnSite.start();
const browser = await launchBrowser();
try {
  const pages = new Site(own.url, browser);
  const ground = await Ground.prepare(own, pages);
  const all = [
    ...releaseDrills(ground),
    ...firstContractDrills(ground),
    ...damageDrills(ground),
    ...headDrills(ground),
    ...tabDrills(ground),
    ...integrityDrills(ground),
    ...shellDrills(ground),
    ...canaryDrills(ground),
    ...linkDrills(ground),
    ...runawayDrills(ground),
    // half a minute, most of it a shell that is built for development
    ...(values.full ? developmentDrills(ground) : []),
    ...processDrills(ground),
  ];
  const { only } = values;
  const wanted = only === undefined ? all : all.filter(({ name }) => name.includes(only));
  process.exitCode = (await runChecks(wanted, pages, { atOnce: 1 })) > 0 ? 1 : 0;
} finally {
  await browser.close();
  await own.discard();
}
