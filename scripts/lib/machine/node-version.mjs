// Syntax of 2015, so that an old Node prints the message below instead of a syntax error.

var REQUIRED = [20, 19, 0];

/**
 * Exits with a message when the running Node is too old.
 * @param {string} [running] version, for tests; by default that of the running process
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
