import { weighTerm, worthIn } from './term-match';

const SENTENCES = ['暖气偏向睡房还是机房', '番茄种在水管旁', '氧机的滤网翻面还能用', '钟楼', '雨'];
const frequencies = {
  of: (text: string) => SENTENCES.filter((sentence) => sentence.includes(text)).length,
  total: SENTENCES.length,
};
function shareIn(text: string, sentence: string, synonyms: string[] = []): number {
  const term = weighTerm({ text, synonyms, weight: 1 }, frequencies, false);
  return worthIn(term, sentence) / term.worth;
}

describe('the worth of a term in a sentence', () => {
  it.each([
    ['is whole for the word', '番茄', '番茄种在水管旁', [], 1, 1],
    ['is none for other words', '番茄', '雨', [], 0, 0],
    ['is less for a synonym', '西红柿', '番茄种在水管旁', ['番茄'], 0.5, 1],
    ['is partial for a known part of a word', '开睡房', '暖气偏向睡房还是机房', [], 0.2, 0.7],
    ['is partial for rare characters of a word', '氧气机', '氧机的滤网翻面还能用', [], 0.2, 0.7],
  ])('%s', (_, text, sentence, synonyms, least, most) => {
    expect(shareIn(text, sentence, synonyms)).toBeGreaterThanOrEqual(least);
    expect(shareIn(text, sentence, synonyms)).toBeLessThanOrEqual(most);
  });
});
