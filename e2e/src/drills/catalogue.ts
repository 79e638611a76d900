import { addressDrills } from './api/addresses';
import { downloadDrills } from './api/downloads';
import { errorCatalogueDrills } from './api/error-catalogue';
import { integrationDrills } from './api/integrations';
import { responseDrills } from './api/responses';
import { smsCodeDrills } from './api/sms-codes';
import { wayToAppDrills } from './api/ways-to-app';
import type { Drill } from './drill';
import { blockedFileDrills } from './network/blocked-files';
import { fileInTransitDrills } from './network/files-in-transit';
import { offlineDrills } from './network/offline';
import { slowResponseDrills } from './network/slow-responses';
import { brokenSectionDrills } from './pages/broken-sections';
import { brokenShellDrills } from './pages/broken-shell';
import { securityPolicyDrills } from './pages/security-policy';
import { timeAndHistoryDrills } from './pages/time-and-history';
import { attackDrills } from './processes/attacks';
import { cdnDrills } from './processes/cdn';
import { edgeDrills } from './processes/edge';
import { twoHostDrills } from './releases/two-hosts';
import { tracingDrills } from './processes/tracing';
import { idleBodyDrills } from './processes/idle-bodies';
import { overloadDrills } from './processes/overload';
import { restartDrills } from './processes/restarts';
import { runawaySectionDrills } from './processes/runaway-sections';
import { stopDrills } from './processes/stops';
import { canaryDrills } from './releases/canaries';
import { channelLogDrills } from './releases/channel-log';
import { consoleDrills } from './releases/console';
import { deployDrills } from './releases/deploys';
import { developmentDrills } from './releases/development';
import { firstContractDrills } from './releases/first-contract';
import { guideCommandDrills } from './releases/guide-commands';
import { interruptedPublishDrills } from './releases/interrupted-publish';
import { pinDrills } from './releases/pins';
import { registryFaultDrills } from './releases/registry-faults';
import { testerLinkDrills } from './releases/tester-links';
import { twoVersionDrills } from './service/two-versions';
import { sessionDrills } from './sessions/sessions';
import { browserStorageDrills } from './storage/browser-storage';
import { damagedFileDrills } from './storage/damaged-files';
import { databaseAndDiskDrills } from './storage/databases-and-disks';
import { poolerDrills } from './storage/pooler';

const GROUPS: Readonly<Record<string, readonly Drill[]>> = {
  // First what waits longest, so that all sites end at about the same time.
  'processes/stops': stopDrills,
  'processes/tracing': tracingDrills,
  'processes/idle-bodies': idleBodyDrills,
  'processes/cdn': cdnDrills,
  'storage/pooler': poolerDrills,
  'service/two-versions': twoVersionDrills,
  'processes/edge': edgeDrills,
  'releases/registry-faults': registryFaultDrills,
  'releases/pins': pinDrills,
  'releases/first-contract': firstContractDrills,
  'storage/damaged-files': damagedFileDrills,
  'releases/channel-log': channelLogDrills,
  'network/blocked-files': blockedFileDrills,
  'network/files-in-transit': fileInTransitDrills,
  'pages/broken-shell': brokenShellDrills,
  'pages/broken-sections': brokenSectionDrills,
  'releases/deploys': deployDrills,
  'releases/canaries': canaryDrills,
  'releases/tester-links': testerLinkDrills,
  'releases/console': consoleDrills,
  'api/responses': responseDrills,
  'api/error-catalogue': errorCatalogueDrills,
  'storage/browser-storage': browserStorageDrills,
  'sessions/sessions': sessionDrills,
  'api/addresses': addressDrills,
  'network/offline': offlineDrills,
  'pages/time-and-history': timeAndHistoryDrills,
  'pages/security-policy': securityPolicyDrills,
  'api/downloads': downloadDrills,
  'api/integrations': integrationDrills,
  'api/ways-to-app': wayToAppDrills,
  'api/sms-codes': smsCodeDrills,
  'releases/interrupted-publish': interruptedPublishDrills,
  'releases/development': developmentDrills,
  'releases/two-hosts': twoHostDrills,
  'releases/guide-commands': guideCommandDrills,
};

/** Drills that measure times, which a drill on another site would distort, or that distort those. The last one ends the site. */
const TIMED_GROUPS: Readonly<Record<string, readonly Drill[]>> = {
  'network/slow-responses': slowResponseDrills,
  'processes/runaway-sections': runawaySectionDrills,
  'storage/databases-and-disks': databaseAndDiskDrills,
  'processes/attacks': attackDrills,
  'processes/overload': overloadDrills,
  'processes/restarts': restartDrills,
};

const inGroups = (
  groups: Readonly<Record<string, readonly Drill[]>>,
  exclusive: boolean,
): Drill[] =>
  Object.entries(groups).flatMap(([group, drills]) =>
    drills.map((each) => ({ ...each, group, exclusive })),
  );

/** Every fault drill, in the order in which they run. Its group is the file that contains it. */
export const DRILLS: readonly Drill[] = [
  ...inGroups(GROUPS, false),
  ...inGroups(TIMED_GROUPS, true),
];
