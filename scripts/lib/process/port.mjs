import { createServer } from 'node:net';
import { hasCode } from './error-code.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host) {
  try {
    await listenOnce(port, host);
    return true;
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return false;
    throw error;
  }
}

/**
 * A currently unused port.
 * @param {string} host
 * @returns {Promise<number>}
 */
export const freePort = (host) => listenOnce(0, host);

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} the port that was listened on
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
