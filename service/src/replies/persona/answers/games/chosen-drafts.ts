import type { Language } from '@huoban/contracts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftAboutLibrarySubject } from '../subject-drafts';

/** Chooses the game that the talk is about: “I'll try that”. */
const CHOOSES: Record<Language, RegExp> = {
  zh: /^(?:那|好|行|嗯|ok)*[，, ]?(?:我)?(?:就|选|要|玩|试试?)(?:玩|选|要|试试?)?(?:这个|它|这款|那个|那款)(?:吧|了|啦|看)*[。！!~]*$/iu,
  en: /^(?:(?:ok(?:ay)?|cool|nice|great|alright|fine|sounds good|then|well)[,.!]* )*(?:(?:i'?ll|i will|i'?m (?:gonna|going to)|let me|let'?s) (?:try|take|play|go with|give|do) (?:it|that|this|the (?:first|second|last))(?: one| game| a (?:go|try|shot))?|(?:that|this) one(?: then)?)[.! ]*$/iu,
  ja: /^(?:じゃあ?|なら|よし|うん|ok)*[、, ]*(?:(?:それ|これ|そっち|そのゲーム)(?:に(?:する|します|しよう|決めた)|(?:を)?や(?:る|って)(?:み(?:る|ます|よう))?)|やってみ(?:る|ます|よう(?:かな)?))(?:[ねわよ]|か)*[。！!〜~]*$/iu,
};

/** How to begin with the game of the talk, when the visitor chooses it. */
export function draftChosen(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  return question.topic?.kind === 'game' && CHOOSES[language].test(question.text)
    ? draftAboutLibrarySubject(question.topic, 'howTo', context)
    : [];
}
