import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../process/child-process.mjs';
import { freePort } from '../process/port.mjs';
import { runCommand } from '../process/run-command.mjs';

const NEEDED = [
  ...['ceph', 'ceph-authtool', 'monmaptool', 'ceph-mon', 'ceph-osd'],
  ...['radosgw', 'radosgw-admin'],
];
const TIMEOUT_MS = 60_000;
const KEYS = [
  ['mon.', '--cap', 'mon', 'allow *'],
  ['client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *'],
  ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
];

/** @typedef {import('../process/child-process.mjs').StartedProcess} StartedProcess */
/**
 * @typedef {object} TemporaryObjectStore
 * @property {NodeJS.ProcessEnv} env endpoint and credentials, as variables of the AWS SDK
 * @property {string} origin
 * @property {() => Promise<void>} stop
 */

/**
 * A temporary S3 store: Ceph's gateway with one monitor and one storage daemon, in memory. Its files are removed when it
 * is stopped.
 * @returns {Promise<TemporaryObjectStore | null>} null when it is not installed
 * @throws {Error} when it is installed and does not start; with its output
 */
export async function startTemporaryObjectStore() {
  if (!NEEDED.every(isInstalled)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'huoban-objects-'));
  /** @type {StartedProcess[]} */
  const programs = [];
  const stop = async () => {
    for (const program of programs.reverse()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${await bringUp(folder, programs)}`;
    await waitForGateway(url, programs);
    const user = {
      access: randomBytes(10).toString('hex'),
      secret: randomBytes(20).toString('hex'),
    };
    await ceph(folder, 'radosgw-admin', [
      ...['-n', 'client.admin', 'user', 'create', '--uid=test', '--display-name=test'],
      ...[`--access-key=${user.access}`, `--secret-key=${user.secret}`],
    ]);
    const env = {
      AWS_ENDPOINT_URL_S3: url,
      AWS_ACCESS_KEY_ID: user.access,
      AWS_SECRET_ACCESS_KEY: user.secret,
    };
    return { env, origin: `radosgw at ${url}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {StartedProcess[]} programs receives the started processes
 * @returns {Promise<number>} port of the gateway
 */
async function bringUp(folder, programs) {
  const [monitor, gateway] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const [cluster, disk] = [randomUUID(), randomUUID()];
  const keyring = join(folder, 'keyring');
  const map = join(folder, 'monmap');
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'ceph.conf'), settings(folder, cluster, monitor, gateway));
  await ceph(folder, 'ceph-authtool', ['--create-keyring', keyring]);
  for (const [name = '', ...rights] of KEYS) {
    await ceph(folder, 'ceph-authtool', [keyring, '--gen-key', '-n', name, ...rights]);
  }
  copyFileSync(keyring, join(folder, 'osd', 'keyring'));
  const address = `[v2:127.0.0.1:${monitor}/0]`;
  await ceph(folder, 'monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', address, map]);
  await ceph(folder, 'ceph-mon', ['-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring]);
  const start = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    programs.push(startProcess(program, [...args, '-f'], { cwd: folder, env: configured(folder) }));
  start('ceph-mon', ['-i', 'a']);
  await ceph(folder, 'ceph', ['osd', 'new', disk]);
  await ceph(folder, 'ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk]);
  start('ceph-osd', ['-i', '0']);
  start('radosgw', ['-n', 'client.admin']);
  return gateway;
}

/**
 * @param {string} folder
 * @param {string} cluster its id
 * @param {number} monitor port
 * @param {number} gateway port
 */
const settings = (folder, cluster, monitor, gateway) => `[global]
fsid = ${cluster}
mon_host = [v2:127.0.0.1:${monitor}/0]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
mon_data = ${folder}/mon
mon_data_avail_crit = 1
mon_allow_pool_size_one = true
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_data = ${folder}/osd
osd_objectstore = memstore
rgw_data = ${folder}/rgw
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
run_dir = ${folder}
admin_socket = ${folder}/$name.$pid.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log
[client]
keyring = ${folder}/keyring
`;

/** @param {string} folder */
const configured = (folder) => ({ CEPH_CONF: join(folder, 'ceph.conf') });

/**
 * Runs one step of the set-up.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 */
const ceph = (folder, program, args) =>
  runCommand(program, args, {
    cwd: folder,
    env: configured(folder),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * @param {string} url
 * @param {StartedProcess[]} programs
 */
async function waitForGateway(url, programs) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline || !programs.every((program) => program.running())) {
      const output = programs.map((program) => program.output()).join('\n');
      throw new Error(`The S3 store does not start:\n${output}`);
    }
    await sleep(200);
  }
}

/** @param {string} program */
const isInstalled = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
