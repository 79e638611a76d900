const PATIENCE_MS = 10_000;

/** The payload of a successful answer. @throws Error when the service is away, or refuses */
export const call = async <Payload>(
  origin: string,
  path: string,
  { authorization, body }: { authorization?: string; body?: object } = {},
): Promise<Payload> => {
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // What our own service answers.
  const answer = (await response.json()) as {
    error_code: number;
    error_message: string;
    payload: Payload;
  };
  if (answer.error_code === 0) return answer.payload;
  throw new Error(`${path}: ${answer.error_code} ${answer.error_message}`);
};

/** The code last sent to a number, from the development outbox. */
export const codeFor = async (origin: string, phone: string): Promise<string> => {
  const response = await fetch(`${origin}/dev/sms?phone=${phone}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return ((await response.json()) as { code: string }).code;
};
