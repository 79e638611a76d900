import { AddressSample } from './address-sample';

const bits = (...bytes: number[]) => Buffer.from(bytes).toString('base64');
const counted = (reached: number[], failed: number[]) => ({
  sample: { r: { reached: bits(...reached), failed: bits(...failed) } },
});

describe('AddressSample', () => {
  it('counts an address that came to several shells once', () => {
    const sample = new AddressSample();
    sample.add(counted([0b0011, 0], [0b0001, 0]));
    sample.add(counted([0b0110, 0x80], [0b0100, 0]));
    expect(sample.counts('r')).toEqual({ reached: 4, failed: 2 });
    expect(sample.counts('unknown')).toEqual({ reached: 0, failed: 0 });
  });

  it('keeps the counts of a shell from before its restart', () => {
    const sample = new AddressSample();
    sample.add(counted([255], [1]));
    sample.add(counted([1], [0]));
    sample.add({ sample: {} });
    expect(sample.counts('r')).toEqual({ reached: 8, failed: 1 });
  });
});
