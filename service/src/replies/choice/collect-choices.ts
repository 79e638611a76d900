import { readFeatures, type Features } from '../persona/answers/choice/candidate-features';
import { scoreMessage } from '../persona/answers/choice/message-scores';
import type { ChooseCandidate } from '../persona/answers/choice/choose-drafts';
import { gradeTurn } from '../persona/testing/corpus/grade-turn';
import { judgeOf } from '../persona/testing/corpus/measure-replies';
import { readPatterns, type CorpusConversation } from '../persona/testing/corpus/read-corpus';
import { shippedPersona } from '../persona/testing/create-test-persona';

/** The candidates for a message, each with whether its reply would be right. */
export type Choice = { features: Features; isRight: boolean }[];

interface Offered {
  /** Position of the message in the conversation. */
  turn: number;
  candidates: { features: Features; reply: string }[];
}

/** Holds conversations in which the rules decide, and grades what else could have been chosen. */
export async function collectChoices(conversations: CorpusConversation[]): Promise<Choice[]> {
  let offered: Offered[] = [];
  const choose: ChooseCandidate = (candidates, context) => {
    const message = scoreMessage(context);
    offered.push({
      turn: context.previousReplies.length - 1,
      candidates: candidates.map((candidate) => ({
        features: readFeatures(candidate, message),
        reply: candidate.reply,
      })),
    });
    return candidates[0];
  };
  const { content, converse } = await shippedPersona(choose);
  const patterns = await readPatterns();
  const choices: Choice[] = [];
  for (const { language, partner: slug, turns } of conversations) {
    const partner = content.characters.find((one) => one.slug === slug);
    if (partner === undefined) throw new Error(`no partner is called ${slug}`);
    offered = [];
    const lines = turns.map(({ text }) => text);
    const replies = await converse({ partner: slug, language, lines });
    const judge = judgeOf(partner, language, { content, patterns });
    for (const { turn: at, candidates } of offered) {
      const turn = turns[at];
      if (turn === undefined) continue;
      const earlier = [partner.greeting[language], ...replies.slice(0, at)];
      const visitor = lines.slice(0, at + 1).join('\n');
      choices.push(
        candidates.map(({ features, reply }) => {
          const { faults, repeats } = gradeTurn({ turn, reply, earlier, visitor }, judge);
          return { features, isRight: faults.length === 0 && !repeats };
        }),
      );
    }
  }
  return choices;
}
