// Requests a path with a new query again and again, on many connections, in a process of its own: the process that
// measures would wait for itself. Prints the statuses with their counts at SIGTERM.
import http from 'node:http';

const [origin = '', path = '/', name = 'u', connections = '300'] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });
/** @type {Record<string, number>} */
const statuses = {};
let isRunning = true;

/** @param {string} target @returns {Promise<string>} */
const request = (target) =>
  new Promise((resolve) => {
    const sent = http.get(origin + target, { agent }, (response) => {
      response.resume().on('end', () => {
        const hasTime = response.headers['retry-after'] !== undefined;
        resolve(`${response.statusCode ?? 0}${hasTime ? ' with Retry-After' : ''}`);
      });
    });
    sent.on('error', () => resolve('failed'));
  });

async function flood() {
  while (isRunning) {
    const status = await request(`${path}?${name}=${Math.random()}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.on('SIGTERM', () => (isRunning = false));
const floods = Array.from({ length: Number(connections) }, flood);
process.stdout.write('flooding\n');
await Promise.all(floods);
process.stdout.write(`${JSON.stringify(statuses)}\n`);
process.exit();
