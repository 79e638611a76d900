import { ReportTokens } from './report-tokens';
import { VisitorSigner } from './visitor-signer';

const HOUR = 3_600_000;

describe('ReportTokens', () => {
  it.each<[string, { release?: string; secret?: string; hours?: number }, boolean]>([
    ['the release it was issued for', {}, true],
    ['another release', { release: 'b' }, false],
    ['another deployment', { secret: 'another' }, false],
    ['a tab of yesterday', { hours: 24 }, true],
    ['an older tab', { hours: 25 }, false],
    ['an hour to come', { hours: -1 }, false],
  ])('tell of %s', (_, { release = 'a', secret = 'secret', hours = 0 }, isValid) => {
    const clock = { now: 1000 * HOUR };
    const token = new ReportTokens(new VisitorSigner('secret'), () => clock.now).issue('a');
    clock.now += hours * HOUR;
    const tokens = new ReportTokens(new VisitorSigner(secret), () => clock.now);
    expect(tokens.verifies(release, token)).toBe(isValid);
  });

  it.each(['', '.', '1000', 'NaN.x', '1e3.x', ' 1000.x'])('refuse %j', (token) => {
    const tokens = new ReportTokens(new VisitorSigner('secret'), () => 1000 * HOUR);
    expect(tokens.verifies('a', token)).toBe(false);
  });
});
