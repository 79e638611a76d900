import http from 'node:http';
import { requestRaw, type RawResponse } from '../../harness/http';

/** The peer whose `X-Forwarded-For` a shell of the drill trusts, as `TRUSTED_PROXY`. */
export const DRILL_EDGE = '127.0.0.2';

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Requests as the edge would for a visitor with this address. */
export const requestFrom = (
  address: string,
  url: string,
  { method = 'GET', cookie, body = '' }: { method?: string; cookie?: string; body?: string } = {},
): Promise<RawResponse> =>
  requestRaw(url, {
    ...{ method, agent, body, localAddress: DRILL_EDGE },
    headers: {
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });

/** A visitor with an address and, after the first page, a bucket. */
export class AddressedVisitor {
  cookie = '';
  /** Release of the last page. */
  release = '';
  private token = '';

  constructor(
    private readonly origin: string,
    private readonly address: string,
  ) {}

  async visit(path: string): Promise<void> {
    const { body: html, headers } = await requestFrom(this.address, this.origin + path, this);
    this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? this.cookie;
    this.release = /"release":"([0-9a-f]{64})"/.exec(html)?.[1] ?? '';
    this.token = /"reportToken":"([\w.-]+)"/.exec(html)?.[1] ?? '';
  }

  /** Reports that a version failed on the last page. */
  async report(version: { section: string; version: string }): Promise<void> {
    const fault = { release: this.release, ...version, cause: 'render', path: '/' };
    const body = JSON.stringify({ ...fault, token: this.token });
    const { cookie } = this;
    await requestFrom(this.address, `${this.origin}/-/beacon`, { method: 'POST', cookie, body });
  }
}
