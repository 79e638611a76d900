import type { Socket } from 'node:net';
import { refuseSocket, toOriginForm } from './server-options';

/** What a client receives after an error of its connection; null when it is closed without a response. */
function refused(code: string | undefined, writable = true): string | null {
  let sent: string | null = null;
  const socket = {
    writable,
    destroy: () => undefined,
    end: (text: string) => (sent = text),
  } as unknown as Socket;
  refuseSocket(Object.assign(new Error('broken'), code === undefined ? {} : { code }), socket);
  return sent;
}

describe('refuseSocket', () => {
  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_METHOD', '400 Bad Request'],
    [undefined, '400 Bad Request'],
  ])('answers %s with %s and an envelope', (code, status) => {
    const [head = '', body = ''] = refused(code)?.split('\r\n\r\n') ?? [];
    expect(head).toContain(`HTTP/1.1 ${status}\r\nConnection: close\r\n`);
    expect(JSON.parse(body)).toMatchObject({ error_code: 40002, payload: null });
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  });

  it('only closes a connection that no client reads any more', () => {
    expect(refused('ECONNRESET')).toBeNull();
    expect(refused('HPE_INVALID_METHOD', false)).toBeNull();
  });
});

describe('toOriginForm', () => {
  it.each([
    ['/terms?a=1', '/terms?a=1'],
    ['http://evil.example/terms', '/terms'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['//evil.example/', '//evil.example/'],
  ])('of %s is %s', (url, form) => expect(toOriginForm(url)).toBe(form));

  it('is / without a target', () => {
    expect(toOriginForm('')).toBe('/');
  });
});
