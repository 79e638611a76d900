import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createOpenApiDocument } from '../openapi/document';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';
import { fuzzRequests, type FuzzRequest } from './fuzz-requests';
import { findViolations } from './find-violations';

/** Cases on each database. A failure names its seed and path; `FUZZ_SEED` plays it again. */
const CASES = Number(
  process.env.FUZZ_CASES ?? (process.env.LONG_TESTS === undefined ? 500 : 5_000),
);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const FAR = '1000000';

describeOnEachDatabase('the service under fuzz', (open) => {
  let service: RunningService;
  let session: { authorization: string };
  beforeAll(async () => {
    service = await runService(open, {
      RESEND_SECONDS: '1',
      LIMIT_GUESSES_PER_ADDRESS_HOUR: FAR,
      LIMIT_FAILURES_PER_PHONE_DAY: FAR,
      LIMIT_SENDS_PER_PHONE_HOUR: FAR,
      LIMIT_SENDS_PER_PHONE_DAY: FAR,
      LIMIT_SENDS_PER_ADDRESS_HOUR: FAR,
      LIMIT_SENDS_PER_DAY: FAR,
      LIMIT_REPORTS_PER_ADDRESS_HOUR: FAR,
    });
    session = await service.login('13900000801');
  }, 120_000);
  afterAll(() => service.stop());

  const document = createOpenApiDocument();
  const send = async ({ method, url, headers, payload, hasSession: known }: FuzzRequest) => {
    const options: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...headers, ...(known && session) },
      ...(payload !== undefined && { payload }),
    };
    const response = await service.app.inject(options);
    return { status: response.statusCode, text: response.body };
  };

  it(
    `keeps to its document in ${CASES} cases (FUZZ_SEED=${SEED})`,
    async () => {
      const statuses = new Set<number>();
      let taken = 0;
      await fc.assert(
        fc.asyncProperty(fuzzRequests(document), async (call) => {
          const given = await send(call);
          statuses.add(given.status);
          if (given.text.startsWith('{"error_code":0,')) taken += 1;
          expect(findViolations(document, call, given)).toEqual([]);
        }),
        { numRuns: CASES, seed: SEED },
      );
      // A fuzz that only ever meets the door has seen nothing of the house.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405, 413, 415]));
      expect(taken).toBeGreaterThan(CASES / 20);
    },
    60_000 + CASES * 100,
  );
});
