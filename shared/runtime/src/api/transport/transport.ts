/** One HTTP request, ready to be sent. */
export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** The whole answer; the body is text until the envelope has been checked. */
export interface TransportResponse {
  status: number;
  text: string;
}

/** Sends one request. Rejects only when there is no answer; every HTTP status is an answer. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
