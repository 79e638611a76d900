import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createOpenApiDocument } from '../openapi/document';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';
import { fuzzRequests, type FuzzRequest } from './fuzz-requests';
import { findViolations } from './find-violations';

/** Cases per database. A failure prints seed and path; `FUZZ_SEED` repeats it. */
const CASES = Number(
  process.env.FUZZ_CASES ?? (process.env.LONG_TESTS === undefined ? 500 : 5_000),
);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const UNLIMITED = '1000000';

describeOnEachDatabase('fuzzing the service', (open) => {
  let service: RunningService;
  let session: { authorization: string };
  beforeAll(async () => {
    service = await runService(open, {
      RESEND_SECONDS: '1',
      LIMIT_GUESSES_PER_ADDRESS_HOUR: UNLIMITED,
      LIMIT_FAILURES_PER_PHONE_DAY: UNLIMITED,
      LIMIT_SENDS_PER_PHONE_HOUR: UNLIMITED,
      LIMIT_SENDS_PER_PHONE_DAY: UNLIMITED,
      LIMIT_SENDS_PER_ADDRESS_HOUR: UNLIMITED,
      LIMIT_SENDS_PER_DAY: UNLIMITED,
      LIMIT_REPORTS_PER_ADDRESS_HOUR: UNLIMITED,
    });
    session = await service.login('13900000801');
  }, 120_000);
  afterAll(() => service.stop());

  const document = createOpenApiDocument();
  const send = async ({ method, url, headers, payload, hasSession }: FuzzRequest) => {
    const options: InjectOptions = {
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...headers, ...(hasSession && session) },
      ...(payload !== undefined && { payload }),
    };
    const response = await service.app.inject(options);
    return { status: response.statusCode, text: response.body };
  };

  it(
    `responds as documented in ${CASES} cases (FUZZ_SEED=${SEED})`,
    async () => {
      const statuses = new Set<number>();
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(fuzzRequests(document), async (call) => {
          const response = await send(call);
          statuses.add(response.status);
          if (response.text.startsWith('{"error_code":0,')) accepted += 1;
          expect(findViolations(document, call, response)).toEqual([]);
        }),
        { numRuns: CASES, seed: SEED },
      );
      // Guards against requests that never pass validation.
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 405, 413, 415]));
      expect(accepted).toBeGreaterThan(CASES / 20);
    },
    60_000 + CASES * 100,
  );
});
