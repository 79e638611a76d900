import { ProcessFailed, runNode } from './processes';

it('keeps what a failed program wrote to standard output apart from its errors', async () => {
  const program = `console.log('{"faults":1}'); console.error('a warning'); process.exitCode = 1;`;
  const failure: unknown = await runNode(['-e', program]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProcessFailed);
  expect(failure).toMatchObject({
    stdout: '{"faults":1}\n',
    message: expect.stringMatching(/failed:\n.*\na warning/s) as string,
  });
});
