import { oncePerLanguage } from './once-per-language';

describe('what is created once per language', () => {
  it('is created with the first call for a language', () => {
    const create = jest.fn((language: string) => ({ language }));
    const read = oncePerLanguage(create);
    expect(read('zh')).toBe(read('zh'));
    expect(read('ja')).toEqual({ language: 'ja' });
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('is shared while it is loading, and loaded again after a failure', async () => {
    const load = jest
      .fn<Promise<string>, [string]>()
      .mockRejectedValueOnce(new Error('the file cannot be read'))
      .mockResolvedValue('vectors');
    const read = oncePerLanguage(load);
    const [first, second] = [read('en'), read('en')];
    expect(first).toBe(second);
    await expect(first).rejects.toThrow('cannot be read');
    await expect(read('en')).resolves.toBe('vectors');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
