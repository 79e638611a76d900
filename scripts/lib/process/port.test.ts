import { createServer } from 'node:net';
import { freePort, isPortFree } from './port.mjs';

describe('isPortFree', () => {
  it('distinguishes used and free ports', async () => {
    const port = await freePort('127.0.0.1');
    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const free = await isPortFree(port, '127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    expect(free).toBe(false);
  });
});
