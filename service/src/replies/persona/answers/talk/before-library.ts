import { draftOutcome } from './activity-results';
import { draftField, draftLikelyField } from '../games/fields/field-drafts';
import { draftChosen } from '../games/chosen-drafts';
import { draftOthers, draftWanted } from '../games/wanted-drafts';
import { draftMissingFact } from '../games/missing-facts';
import { draftProperty } from '../games/property-drafts';
import { draftRanked } from '../games/ranked-drafts';
import { draftOwnFacts } from '../partners/own-facts';
import { draftTrait } from '../partners/traits';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftExtreme, draftStoryQuestion } from '../story-drafts';
import {
  draftClearQuestion,
  draftUnnamedGame,
  draftWrittenQuestion,
} from './written-question-drafts';
import { draftAdvice } from './mood-drafts';
import { draftPlan } from './statement-drafts';
import { draftWhy } from './why-drafts';

/** What a question asks of the story of the talk: “how long?” */
const draftOfStory = (context: ReplyContext): ReplyDraft[] =>
  context.question.topic?.kind === 'story'
    ? [...draftStoryQuestion(context.question.topic.story, context), ...draftExtreme(context)]
    : [];

/** By precedence. */
const DRAFTERS = [
  draftChosen,
  draftOutcome,
  draftOfStory,
  draftOthers,
  draftField,
  draftWrittenQuestion,
  draftAdvice,
  draftWhy,
  draftRanked,
  draftPlan,
  draftTrait,
  draftOwnFacts,
  draftProperty,
  draftClearQuestion,
  draftUnnamedGame,
  draftWanted,
  draftMissingFact,
  draftLikelyField,
];

/** The same for messages about the visitor's own life. */
const OF_LIFE = [draftChosen, draftWanted, draftField, draftAdvice, draftWhy, draftPlan];

function draftFirst(drafters: typeof DRAFTERS, context: ReplyContext): ReplyDraft[] {
  for (const draft of drafters) {
    const drafts = draft(context);
    if (drafts.length > 0) return drafts;
  }
  return [];
}

/** Drafts for messages whose form tells what they ask for, before sentences of the library are searched. */
export const draftBeforeLibrary = (context: ReplyContext): ReplyDraft[] =>
  draftFirst(DRAFTERS, context);

export const draftBeforeLife = (context: ReplyContext): ReplyDraft[] =>
  draftFirst(OF_LIFE, context);
