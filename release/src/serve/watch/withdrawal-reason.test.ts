import { findWithdrawalReason } from './withdrawal-reason';
import { simulateCanary, type SimulatedCanary } from './testing/simulated-canary';

const judge = (canary: [number, number], base: [number, number], share = 5) =>
  findWithdrawalReason(
    { failed: canary[0], reached: canary[1] },
    { failed: base[0], reached: base[1] },
    { share, limits: { factor: 2, visits: 60 } },
  );

describe('a canary', () => {
  it('is withdrawn above the factor, with the counts in the reason', () => {
    expect(judge([60, 120], [3, 1500])).toBe(
      'the canary failed at 60 of 120 addresses (50.00 %), the base at 3 of 1500 addresses (0.20 %); that is more than 2 times the base, even if 15 of the addresses belong to an attacker',
    );
  });

  it.each<[string, [number, number], [number, number], number]>([
    ['has reached too few addresses', [59, 59], [0, 1000], 5],
    ['fails as often as the base', [40, 400], [200, 2000], 5],
    ['fails at no more addresses than an attacker has', [68, 70], [0, 70], 50],
    ['fails more often by no more than attackers make it', [30, 1000], [0, 19_000], 5],
    ['has no base to compare with and fails at half of the addresses', [700, 1200], [0, 49], 100],
  ])('is kept while it %s', (_, canary, base, share) => {
    expect(judge(canary, base, share)).toBeNull();
  });

  it('is withdrawn without a base to compare with when it fails almost everywhere', () => {
    expect(judge([600, 600], [0, 0], 100)).toMatch(
      /the base at 0 of 0 addresses; that is more than half/,
    );
  });
});

/** Ten canaries for 10 000 visitors of whom 1 % attack, with 100 addresses; evaluated after every 100th. */
describe('under attack by 1 % of the visitors with 100 addresses', () => {
  const attacks = [5, 20, 50].flatMap((share) =>
    (['first', 'between'] as const).map((order) => ({ share, order })),
  );
  const withdrawn = (canary: SimulatedCanary) =>
    Array.from({ length: 10 }, (_, seed) => simulateCanary(canary, seed)).filter(
      (at) => at !== null,
    ).length;

  it.each(attacks)('a good canary for $share % stays; attackers come $order', (attack) => {
    expect(withdrawn({ ...attack, rates: [0.005, 0.005], goal: 'withdraw' })).toBe(0);
  });

  it.each(attacks)('a bad canary for $share % is withdrawn; attackers come $order', (attack) => {
    expect(withdrawn({ ...attack, rates: [0.2, 0.005], goal: 'save' })).toBe(10);
  });

  it('a canary that fails everywhere is withdrawn within a tenth of the visitors', () => {
    for (const { share, order } of attacks)
      expect(simulateCanary({ share, order, rates: [1, 0.005], goal: 'save' }, 1)).toBeLessThan(
        share === 5 ? 1500 : 1000,
      );
  });
});

describe('without an attack', () => {
  it.each([0, 0.01, 0.1])(
    'none of 20 canaries that fail at %d of the addresses, like their base, is withdrawn',
    (rate) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const canary = { share: 20, rates: [rate, rate], order: 'between', goal: null } as const;
        expect(simulateCanary(canary, seed)).toBeNull();
      }
    },
  );
});
