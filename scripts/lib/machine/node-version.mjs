// This file is read by every Node that people have, so it keeps to syntax of 2015: an old Node
// must get as far as the sentence below instead of a syntax error.

var REQUIRED = [20, 19, 0];

/**
 * Ends the process with one sentence when the running Node is too old for the site.
 * @param {string} [running] version to judge, for tests; by default the running one
 * @returns {void}
 */
export function requireNode(running) {
  var version = running || process.versions.node;
  if (isNewEnough(version)) return;
  process.stderr.write(
    'Huoban needs Node ' +
      REQUIRED.join('.') +
      ' or newer, and this is Node ' +
      version +
      '. Install a newer one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}

/**
 * @param {string} version such as `20.19.0`
 * @returns {boolean}
 */
export function isNewEnough(version) {
  var parts = version.split('.');
  for (var i = 0; i < REQUIRED.length; i += 1) {
    var part = parseInt(parts[i] || '0', 10);
    var required = REQUIRED[i] || 0;
    if (part !== required) return part > required;
  }
  return true;
}
