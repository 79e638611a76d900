import { HelpRequested, reportExit, UsageError } from './usage-error';

describe('reportExit', () => {
  it('returns 0 for help, 2 for wrong usage and 1 for failures', () => {
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(reportExit(new HelpRequested('it can'))).toBe(0);
    expect(out).toHaveBeenCalledWith('it can\n');
    expect(reportExit(new UsageError('not so'))).toBe(2);
    expect(reportExit(new Error('failed'))).toBe(1);
    expect(err.mock.calls).toEqual([['not so\n'], ['failed\n']]);
  });
});
