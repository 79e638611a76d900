import { createReplyLibrary } from './reply-library';
import { shippedLibrary } from './persona/testing/create-test-persona';

it('reads the questions again after they could not be read', async () => {
  const { content, texts } = await shippedLibrary().read();
  const readQuestions = jest
    .fn(() => Promise.resolve([]))
    .mockRejectedValueOnce(new Error('too many open files'));
  const { knowledge } = createReplyLibrary({
    folder: 'no-folder',
    read: () => Promise.resolve({ content, texts }),
    readQuestions,
  });
  await expect(knowledge()).rejects.toThrow('too many open files');
  await expect(knowledge()).resolves.toHaveProperty('sentences');
  await knowledge();
  expect(readQuestions).toHaveBeenCalledTimes(2);
});
