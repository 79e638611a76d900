import { HelpWanted, tellEnd, WrongUsage } from './wrong-usage';

describe('the end of a command', () => {
  it('is 0 for help, 2 for wrong usage and 1 for what failed', () => {
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(tellEnd(new HelpWanted('it can'))).toBe(0);
    expect(out).toHaveBeenCalledWith('it can\n');
    expect(tellEnd(new WrongUsage('not so'))).toBe(2);
    expect(tellEnd(new Error('failed'))).toBe(1);
    expect(err.mock.calls).toEqual([['not so\n'], ['failed\n']]);
  });
});
