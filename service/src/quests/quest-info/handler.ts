import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Library } from '../../library/library';
import { presentQuests } from './presenter';
import { readProgress } from '../progress';
import { listStories, listStoryPartners } from '../story-queries';

/** One story and cards of all others, with the progress of a reader with a session. */
export const questInfo =
  (library: Library): Handler<'GET /api/quest/get_info'> =>
  async ({ query, language, session }) => {
    const { db } = library;
    const stories = await listStories(db);
    const partners = await listStoryPartners(db);
    const progress = session === null ? null : await readProgress(db, session.accountId);
    const quests = presentQuests(library, { stories, partners, progress }, language);
    const requested = quests.find(
      ({ id, slug, character }) =>
        (query.quest_id === undefined || query.quest_id === id || query.quest_id === slug) &&
        (query.character_id === undefined || query.character_id === character.id),
    );
    if (requested === undefined) return new Refusal('notFound');
    return { ...requested, others: quests.filter((quest) => quest !== requested) };
  };
