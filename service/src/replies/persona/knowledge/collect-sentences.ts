import type { Language } from '@huoban/contracts';
import type { KnowledgeBase } from './knowledge-base';
import type { SlicedWork } from '../../../process/time-slices';
import {
  asDocument,
  namesOfGame,
  sentencesOfActivity,
  sentencesOfGame,
  sentencesOfHelp,
  sentencesOfPartner,
  sentencesOfStory,
  type HelpSection,
  type Sentence,
} from './sentences';

/** All sentences of the site: those of each game, then all others. */
export function* collectSentences(
  base: KnowledgeBase,
  help: HelpSection[],
  language: Language,
): SlicedWork<Sentence[]> {
  const { games, characters, activities, stories } = base.content;
  const ofGames: Sentence[] = [];
  for (const game of games) {
    const sentences = [...sentencesOfGame(base, game, language)];
    ofGames.push(...asDocument(sentences, namesOfGame(game, language), language));
    yield;
  }
  const ofPartners = characters.map((partner) =>
    asDocument(sentencesOfPartner(partner, language), partner.name[language], language),
  );
  const ofActivities = activities.map((activity) =>
    asDocument(sentencesOfActivity(activity, language), activity.title[language], language),
  );
  const ofStories = stories.map((story) =>
    asDocument(sentencesOfStory(story, language), story.title[language], language),
  );
  const ofHelp = help.map((section) => sentencesOfHelp(section, language));
  return [...ofGames, ...[...ofPartners, ...ofActivities, ...ofStories, ...ofHelp].flat()];
}
