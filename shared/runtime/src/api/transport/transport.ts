export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** A complete response. The body is unparsed text. */
export interface TransportResponse {
  status: number;
  text: string;
}

/** Sends one request. Resolves for every HTTP status and rejects only without a response. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
