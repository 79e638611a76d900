import type { Language } from '@huoban/contracts';
import { shippedPersona } from '../create-test-persona';
import type { CharacterFile } from '../../../../content/content-schema';
import type { Content } from '../../../../content/read-content';
import { gradeTurn, isAnswered, type Judge, type Verdict } from './grade-turn';
import { readCorpus, readPatterns, type Corpus, type Patterns } from './read-corpus';

export interface GradedTurn extends Verdict {
  language: Language;
  category: string;
  partner: string;
  text: string;
  reply: string;
  isAnswered: boolean;
  /** Until the first piece of the reply. */
  firstPieceMs: number;
}

export interface MeasuredPart {
  half: Corpus;
  language?: string | undefined;
  category?: string | undefined;
  /** Only the first conversation of every category. */
  isShort?: boolean | undefined;
}

export const judgeOf = (
  partner: CharacterFile,
  language: Language,
  { content, patterns }: { content: Content; patterns: Patterns },
): Judge => ({
  language,
  games: content.games,
  patterns: patterns[language],
  name: partner.name[language],
});

/** Holds the conversations of a corpus with the embedded persona and grades every reply. */
export async function measureReplies(part: MeasuredPart): Promise<GradedTurn[]> {
  const { content, converse } = await shippedPersona();
  const patterns = await readPatterns();
  const seen = new Set<string>();
  const graded: GradedTurn[] = [];
  for (const { language, category, partner: slug, turns } of await readCorpus(part.half)) {
    if (part.language !== undefined && part.language !== language) continue;
    if (part.category !== undefined && part.category !== category) continue;
    if (part.isShort === true && seen.has(`${language} ${category}`)) continue;
    seen.add(`${language} ${category}`);
    const partner = content.characters.find((one) => one.slug === slug);
    if (partner === undefined) throw new Error(`no partner is called ${slug}`);
    const times: number[] = [];
    const lines = turns.map(({ text }) => text);
    const onFirstPiece = (ms: number) => void times.push(ms);
    const replies = await converse({ partner: slug, language, lines, onFirstPiece });
    const judge = judgeOf(partner, language, { content, patterns });
    for (const [at, turn] of turns.entries()) {
      const reply = replies[at] ?? '';
      const earlier = [partner.greeting[language], ...replies.slice(0, at)];
      const visitor = lines.slice(0, at + 1).join('\n');
      graded.push({
        ...gradeTurn({ turn, reply, earlier, visitor }, judge),
        ...{ language, category, partner: slug, text: turn.text, reply },
        isAnswered: isAnswered(category, turn),
        firstPieceMs: times[at] ?? 0,
      });
    }
  }
  return graded;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`;

function figuresOf(turns: GradedTurn[]): string[] {
  const right = turns.filter(({ faults }) => faults.length === 0).length;
  const repeats = turns.filter((turn) => turn.repeats).length;
  const answered = turns.filter((turn) => turn.isAnswered);
  const evasions = answered.filter((turn) => turn.evades).length;
  const times = turns.map(({ firstPieceMs }) => firstPieceMs).sort((a, b) => a - b);
  return [
    ...[turns.length, right, turns.length - right].map(String),
    share(right, turns.length),
    `${repeats} (${share(repeats, turns.length)})`,
    `${evasions} (${share(evasions, answered.length)})`,
    `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(1)} ms`,
  ];
}

/** A table: a row for every category of every language, and one for the whole language. */
export function tabulate(turns: GradedTurn[]): string[][] {
  const names = turns.map(({ language, category }) => `${language} ${category}`);
  const row = (name: string, part: GradedTurn[]) => [name, ...figuresOf(part)];
  return [
    ['', 'turns', 'right', 'wrong', 'right', 'repeats', 'evasions', 'first piece'],
    ...[...new Set(names)].map((name) =>
      row(
        name,
        turns.filter((_, at) => names[at] === name),
      ),
    ),
    ...[...new Set(turns.map(({ language }) => language))].map((spoken) =>
      row(
        `${spoken} all`,
        turns.filter(({ language }) => language === spoken),
      ),
    ),
  ];
}

/** Wrong and repeated replies, each with what the visitor wrote and why it is wrong. */
export const listFaults = (turns: GradedTurn[]): string[] =>
  turns
    .filter(({ faults, repeats }) => faults.length > 0 || repeats)
    .map(
      ({ language, category, partner, text, reply, faults, repeats }) =>
        `${language} ${category} ${partner}: ${text}\n  → ${reply}\n  ✗ ${[...faults, ...(repeats ? ['repeats'] : [])].join('; ')}`,
    );
