import { createMemoryRules } from './memory-rules';

const findGames = () => [];

describe('the rules of memory', () => {
  it('go on with patterns alone when the classifier cannot be read', async () => {
    const error = jest.fn();
    const unreadable = {
      load: () => Promise.reject(new Error('ENOENT: message-classes.bin')),
      messages: () => undefined,
    };
    const rules = createMemoryRules({ classifier: unreadable, findGames, log: { error } });
    await expect(rules.load('en')).resolves.toBeUndefined();
    expect(rules.intentOf('forget where I work', 'en')).toBeUndefined();
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('classifier'),
      expect.objectContaining({ language: 'en' }),
    );
  });
});
