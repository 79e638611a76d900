import { createReplyLibrary } from './reply-library';
import { shippedLibrary } from './persona/testing/create-test-persona';

it('reads the questions again after they could not be read', async () => {
  const { content, texts } = await shippedLibrary();
  const questionsOf = jest
    .fn(() => Promise.resolve([]))
    .mockRejectedValueOnce(new Error('too many open files'));
  const { knowledge } = createReplyLibrary(content, texts, questionsOf);
  await expect(knowledge()).rejects.toThrow('too many open files');
  await expect(knowledge()).resolves.toHaveProperty('sentences');
  await knowledge();
  expect(questionsOf).toHaveBeenCalledTimes(2);
});
