export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** The request must be sent at once and outlive the page. */
  keepalive?: boolean;
}

/** A complete response. The body is unparsed text. */
export interface TransportResponse {
  status: number;
  text: string;
}

/** Sends one request. Resolves for every HTTP status and rejects only without a response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
