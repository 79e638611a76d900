import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { shippedPersona } from '../../testing/create-test-persona';
import { ALWAYS, readFeatures, scoreFeatures } from './candidate-features';
import type { Candidate } from './candidate';
import { listCandidates } from './candidates';
import { chooseByWeights, chooseDrafts, type ChooseCandidate } from './choose-drafts';

/** The candidates for the last line, and how they were chosen among. */
async function listFor(language: 'zh' | 'en' | 'ja', lines: string[]) {
  const offered: [Candidate[], ReplyContext][] = [];
  const choose: ChooseCandidate = (candidates, context) => {
    offered.push([candidates, context]);
    return candidates[0];
  };
  const { converse } = await shippedPersona(choose);
  await converse({ partner: 'lightning', language, lines });
  return offered.slice(-1).flatMap(([candidates, context]) => ({ candidates, context }))[0];
}

const kindsOf = (candidates: Candidate[]) => candidates.flatMap(({ kinds }) => kinds);

describe('candidates', () => {
  it.each([
    ['zh', '验证码一直收不到怎么办', 'help 0'],
    ['en', 'my exam went really badly today', 'general'],
    ['ja', '三日月に声をかけるのは誰？', 'library 0'],
    ['en', 'my nephew asks what he could run Tidewright on', 'field platform'],
  ] as const)('are found in several ways (%s: %s)', async (language, line, kind) => {
    const found = await listFor(language, [line]);
    expect(found?.candidates[0]?.kinds).toContain('rules');
    expect(kindsOf(found?.candidates ?? [])).toContain(kind);
  });

  it('tell what the partner remembers', async () => {
    const found = await listFor('en', [
      'my dog is called Biscuit',
      'the dog chewed up my new slippers',
    ]);
    const [memory] = (found?.candidates ?? []).filter(({ kinds }) => kinds.includes('memory'));
    expect(memory?.reply).toContain('Biscuit');
  });

  it('are all lines of the likely classes of life, until they have been said', async () => {
    const found = await listFor('en', ['my exam went really badly today']);
    if (found === undefined) throw new Error('the rules offered no choice');
    const { candidates, context } = found;
    const linesIn = (all: Candidate[]) => kindsOf(all).filter((kind) => kind.startsWith('line '));
    const [line = ''] = linesIn(candidates).filter((kind) => !kind.includes('{'));
    expect(linesIn(candidates).length).toBeGreaterThan(10);
    const said = `“It hurts”, you say. ${line.slice('line '.length)}`;
    const later = listCandidates(
      { ...context, previousReplies: [...context.previousReplies, said] },
      [{ key: 'listening' }],
    );
    expect(linesIn(later).length).toBeGreaterThan(10);
    expect(linesIn(later)).not.toContain(line);
  });

  it.each([
    [['how do you make lasagna']],
    [['finally finished my thesis', 'we are having a party', 'how do you make lasagna']],
  ])('for a question about the world are no lines of life (%j)', async (lines) => {
    const found = await listFor('en', lines);
    expect(kindsOf(found?.candidates ?? []).filter((kind) => kind.startsWith('line '))).toEqual([]);
  });

  it('that say the same are one', async () => {
    const found = await listFor('zh', ['验证码一直收不到怎么办']);
    const firsts = (found?.candidates ?? []).map(({ reply }) => reply);
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});

describe('the choice by weights', () => {
  const overlap = { share: 0, strongest: 0, relative: 0, length: 0 };
  const first: Candidate = {
    ...{ kinds: ['rules'], drafts: [{ key: 'listening' }], scores: {} },
    ...{ reply: 'I see.', overlap },
  };
  const other: Candidate = {
    kinds: ['help 0'],
    drafts: [{ key: 'help', values: { text: 'Ask us.' } }],
    scores: { help: 0.9 },
    reply: 'Ask us.',
    overlap: { ...overlap, share: 0.5 },
  };
  let context: ReplyContext;
  beforeAll(async () => {
    const found = await listFor('en', ['how do I reset my login?']);
    if (found === undefined) throw new Error('the rules offered no choice');
    ({ context } = found);
  });

  it('keeps what the rules chose unless another is clearly better', () => {
    expect(chooseByWeights({})([first, other], context)).toBe(first);
    expect(chooseByWeights({ 'says help': { [ALWAYS]: 0.6 } })([first, other], context)).toBe(
      first,
    );
    expect(chooseByWeights({ 'says help': { [ALWAYS]: 0.8 } })([first, other], context)).toBe(
      other,
    );
  });

  it('keeps an admission unless another is better by far', () => {
    const unknown: Candidate = { ...first, drafts: [{ key: 'unknown' }] };
    const weights = { 'says help': { [ALWAYS]: 1.5 } };
    expect(chooseByWeights(weights)([first, other], context)).toBe(other);
    expect(chooseByWeights(weights)([unknown, other], context)).toBe(unknown);
  });

  it('keeps the reply to a message that is like an example unless another is better by far', () => {
    const everyday = { value: 'tiredNow', similarity: 0.7 };
    const like = { ...context, question: { ...context.question, everyday } };
    const choose = (weight: number) =>
      chooseByWeights({ 'says help': { [ALWAYS]: weight } })([first, other], like);
    expect(choose(3)).toBe(first);
    expect(choose(4)).toBe(other);
  });

  it('considers how sure a candidate is and what the message is', () => {
    const message = [['question', 1]] as const;
    const features = readFeatures(other, message);
    expect(features.traits).toEqual(['says help', 'help 0']);
    expect(features.message).toBe(message);
    expect(Object.fromEntries(features.own)).toMatchObject({ share: 0.5, help: 0.9 });
    const weights = {
      'says help': { [ALWAYS]: 1, question: 2, unknown: 8 },
      'help 0': { share: 4, help: 10 },
      listening: { question: 16 },
    };
    expect(scoreFeatures(features, weights)).toBe(1 + 2 + 0.5 * 4 + 0.9 * 10);
  });

  it('never replaces help in a crisis, a reply that changes the memory or a sample', () => {
    const refuse: ChooseCandidate = () => {
      throw new Error('this is not to be chosen');
    };
    const fixed: ReplyDraft[][] = [
      [{ key: 'crisis' }],
      [{ key: 'forgotten' }],
      [{ verbatim: 'A sample.' }],
    ];
    for (const drafts of fixed) expect(chooseDrafts(drafts, context, refuse)).toBe(drafts);
  });

  it.each([
    ['en', ['tell me a joke']],
    ['en', ['what is my name?']],
    ['en', ['tell me about Velvet Apex', 'how crowded can a race get']],
  ] as const)('is left to the rules for a plain message (%s: %s)', async (language, lines) => {
    const found = await listFor(language, [...lines]);
    expect(found?.context.question.text).not.toBe(lines.at(-1));
  });

  it('is left to the rules when the message is in another language than the page', () => {
    const elsewhere: ReplyContext = { ...context, language: 'ja' };
    const drafts: ReplyDraft[] = [{ key: 'listening' }];
    expect(chooseDrafts(drafts, elsewhere, () => other)).toBe(drafts);
    expect(chooseDrafts(drafts, context, () => other)).toBe(other.drafts);
  });
});
