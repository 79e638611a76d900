import type { Settings } from '../config/environment';
import type { Content } from '../content/read-content';
import { createGuidelinesModeration } from '../moderation/guidelines';
import type { Log } from '../process/log';
import { openReplyLibrary, type ReplyLibrary } from './reply-library';
import type { ReplyProvider } from './reply-provider';
import { createReplies } from './replies';

interface OpenedReplies extends Pick<ReplyLibrary, 'read' | 'classifiers'> {
  replies: ReplyProvider;
}

/**
 * The provider of the settings with its library, in this thread.
 * @throws ContentError when the moderation rules are malformed
 */
export async function openReplies(
  settings: Settings,
  readContent: () => Promise<Content>,
  log: Log,
): Promise<OpenedReplies> {
  const library = openReplyLibrary(settings, readContent);
  const moderation = await createGuidelinesModeration({ settings, log });
  const { read, classifiers } = library;
  return { read, classifiers, replies: createReplies({ settings, log, moderation, library }) };
}
