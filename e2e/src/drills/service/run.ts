import { reportResults } from '../../harness/html-report';
import { runSuite, type TestCase } from '../../harness/runner';
import { writeLine } from '../../harness/text';
import { bundleService } from './service-process';

const TIMEOUT_MS = 3_600_000;

export async function runServiceDrill(
  title: string,
  cases: readonly TestCase<null>[],
  json: string | undefined,
): Promise<number> {
  await bundleService();
  const results = await runSuite({ title, cases, contexts: [null], timeoutMs: TIMEOUT_MS });
  writeLine('Limits of calls are raised by LIMIT_* for this drill.');
  return reportResults(results, json);
}
