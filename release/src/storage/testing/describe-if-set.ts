/**
 * Runs a suite that needs a server with the address of an environment variable; without it the suite is reported as
 * skipped.
 */
export function describeIfSet(
  variable: string,
  subject: string,
  suite: (address: string) => void,
): void {
  const address = process.env[variable] ?? '';
  if (address === '') describe.skip(`${subject} (${variable} is not set)`, () => suite(address));
  else describe(subject, () => suite(address));
}
