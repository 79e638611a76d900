import { addressDrills } from './address-drills';
import { answerDrills } from './answer-drills';
import { brokenSectionDrills } from './broken-section-drills';
import { canaryDrills } from './canary-drills';
import { codeDrills } from './code-drills';
import { consoleDrills } from './console-drills';
import { damageDrills } from './damage-drills';
import { dataDrills } from './data-drills';
import { deployDrills } from './deploy-drills';
import { developmentDrills } from './development-drills';
import { downloadDrills } from './download-drills';
import type { Drill } from './drill';
import { firstContractDrills } from './first-contract-drills';
import { headDrills } from './head-drills';
import { integrityDrills } from './integrity-drills';
import { lineDrills } from './line-drills';
import { linkDrills } from './link-drills';
import { loadDrills } from './load-drills';
import { networkDrills } from './network-drills';
import { policyDrills } from './policy-drills';
import { processDrills } from './process-drills';
import { publishDrills } from './publish-drills';
import { releaseDrills } from './release-drills';
import { replayDrills } from './replay-drills';
import { runawayDrills } from './runaway-drills';
import { sessionDrills } from './session-drills';
import { shellDrills } from './shell-drills';
import { slowDrills } from './slow-drills';
import { storageDrills } from './storage-drills';
import { tabDrills } from './tab-drills';
import { timeDrills } from './time-drills';

/**
 * Every drill by the file that holds it, in the order in which they are run. What takes processes down comes late; the
 * last one ends the site.
 */
export const DRILLS_OF: Readonly<Record<string, readonly Drill[]>> = {
  'release-drills': releaseDrills,
  'first-contract-drills': firstContractDrills,
  'damage-drills': damageDrills,
  'head-drills': headDrills,
  'replay-drills': replayDrills,
  'tab-drills': tabDrills,
  'network-drills': networkDrills,
  'integrity-drills': integrityDrills,
  'shell-drills': shellDrills,
  'broken-section-drills': brokenSectionDrills,
  'deploy-drills': deployDrills,
  'canary-drills': canaryDrills,
  'link-drills': linkDrills,
  'console-drills': consoleDrills,
  'answer-drills': answerDrills,
  'storage-drills': storageDrills,
  'session-drills': sessionDrills,
  'address-drills': addressDrills,
  'line-drills': lineDrills,
  'time-drills': timeDrills,
  'policy-drills': policyDrills,
  'download-drills': downloadDrills,
  'code-drills': codeDrills,
  'slow-drills': slowDrills,
  'runaway-drills': runawayDrills,
  'publish-drills': publishDrills,
  'data-drills': dataDrills,
  'development-drills': developmentDrills,
  'load-drills': loadDrills,
  'process-drills': processDrills,
};

export const DRILLS: readonly Drill[] = Object.values(DRILLS_OF).flat();

/** Those that measure times, to which a drill on another site would add. */
export const TIMED: ReadonlySet<Drill> = new Set(
  [slowDrills, runawayDrills, dataDrills, loadDrills, processDrills].flat(),
);
