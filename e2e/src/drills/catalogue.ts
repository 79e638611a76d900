import { addressDrills } from './api/addresses';
import { answerDrills } from './api/responses';
import { brokenSectionDrills } from './pages/broken-sections';
import { canaryDrills } from './releases/canaries';
import { codeDrills } from './api/sms-codes';
import { consoleDrills } from './releases/console';
import { damageDrills } from './storage/damaged-files';
import { dataDrills } from './storage/databases-and-disks';
import { deployDrills } from './releases/deploys';
import { developmentDrills } from './releases/development';
import { downloadDrills } from './api/downloads';
import type { Drill } from './drill';
import { firstContractDrills } from './releases/first-contract';
import { headDrills } from './releases/channel-log';
import { integrityDrills } from './network/altered-files';
import { lineDrills } from './network/offline';
import { linkDrills } from './releases/tester-links';
import { loadDrills } from './processes/overload';
import { networkDrills } from './network/damaged-transfers';
import { policyDrills } from './pages/security-policy';
import { processDrills } from './processes/restarts';
import { publishDrills } from './releases/interrupted-publish';
import { releaseDrills } from './releases/pins';
import { replayDrills } from './releases/replays';
import { runawayDrills } from './processes/runaway-sections';
import { sessionDrills } from './sessions/sessions';
import { shellDrills } from './pages/broken-shell';
import { slowDrills } from './network/slow-responses';
import { storageDrills } from './storage/browser-storage';
import { tabDrills } from './network/blocked-files';
import { timeDrills } from './pages/time-and-history';

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
