import { AddressShare } from './address-share';

/** Work that ends when `end` is called. */
function openWork() {
  let end: () => void = () => undefined;
  const work = () => new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
}

describe('AddressShare', () => {
  const share = () => new AddressShare({ perAddress: 1, waitingPerAddress: 1, total: 3 });

  it('refuses an address beyond its places and its queue, and admits others', async () => {
    const places = share();
    const [first, second] = [openWork(), openWork()];
    const done = [places.run('a', first.work), places.run('a', second.work)];
    expect([places.check('a'), places.check('b')]).toEqual(['busy', 'admitted']);
    await Promise.resolve();
    first.end();
    await done[0];
    expect(places.check('a')).toBe('admitted');
    await new Promise(setImmediate);
    second.end();
    await done[1];
  });

  it('is full when all addresses together have used up the total', async () => {
    const places = share();
    const works = ['a', 'b', 'c'].map((address) => ({ address, ...openWork() }));
    const done = works.map(({ address, work }) => places.run(address, work));
    expect(places.check('d')).toBe('full');
    await Promise.resolve();
    for (const { end } of works) end();
    await Promise.all(done);
    expect(places.check('d')).toBe('admitted');
  });
});
