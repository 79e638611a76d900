import { ProcessFailed, runNode } from './processes';

it('keeps what a failed program wrote to standard output apart from its errors', async () => {
  const program = `console.log('{"faults":1}'); console.error('a warning'); process.exitCode = 1;`;
  const error: unknown = await runNode(['-e', program]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProcessFailed);
  expect(error).toMatchObject({
    stdout: '{"faults":1}\n',
    message: expect.stringMatching(/failed:\n.*\na warning/s) as string,
  });
});
