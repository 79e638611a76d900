import http from 'node:http';

/** The peer whose `X-Forwarded-For` a shell of the drill trusts, as `TRUSTED_PROXY`. */
export const DRILL_EDGE = '127.0.0.2';

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

export interface AddressedRequest {
  method?: 'GET' | 'POST';
  cookie?: string | undefined;
  body?: string;
}

export interface AddressedResponse {
  status: number;
  html: string;
  /** `name=value` of the cookie that it sets. */
  cookie: string | undefined;
}

/** Requests as the edge would for a visitor with this address. */
export const requestFrom = (
  address: string,
  url: string,
  { method = 'GET', cookie, body }: AddressedRequest = {},
): Promise<AddressedResponse> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const request = http.request(url, { method, agent, headers, localAddress: DRILL_EDGE });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          html: Buffer.concat(chunks).toString('utf8'),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      );
    });
    request.end(body);
  });

/** A visitor with an address and, after the first page, a bucket. */
export class AddressedVisitor {
  cookie: string | undefined;
  /** Release of the last page. */
  release = '';
  private token = '';

  constructor(
    private readonly origin: string,
    private readonly address: string,
  ) {}

  async visit(path: string): Promise<void> {
    const { html, cookie } = await requestFrom(this.address, this.origin + path, this);
    this.cookie = cookie ?? this.cookie;
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
