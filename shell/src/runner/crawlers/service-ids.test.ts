import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdReader, type ReadIds } from './service-ids';

let service: Server;
let payload: object;
let readIds: ReadIds;
beforeEach(async () => {
  service = createServer((_, response) => {
    response.end(JSON.stringify({ error_code: 0, payload }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  readIds = createIdReader(`http://127.0.0.1:${String(port)}`);
});
afterEach(() => service.close());

describe('the ids of a service list', () => {
  it.each<[string, object, string]>([
    ['a list', { items: [{ id: '1' }, { id: '2' }] }, 'items'],
    ['one record', { id: '1' }, ''],
  ])('are those of %s', async (_, answer, list) => {
    payload = answer;
    expect(await readIds('GET /api/things', [list])).toContain('1');
  });

  it('are refused when the list is missing', async () => {
    payload = { others: [] };
    await expect(readIds('GET /api/things', ['items'])).rejects.toThrow(
      '/api/things has no list "items"',
    );
  });
});
