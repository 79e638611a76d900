import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { foldForSearch } from '../../../search/fold';
import { withUsualKanji } from './message/kana-words';
import { normalizeText } from './normalize-text';
import { byForm } from './word-forms';

/** Irregular forms, and ordinals as numbers. */
const BASE_FORMS = byForm({
  be: 'am is are was were been',
  write: 'wrote written',
  sell: 'sold',
  buy: 'bought',
  eat: 'ate eaten',
  break: 'broke broken',
  fall: 'fell fallen',
  keep: 'kept',
  take: 'took taken',
  give: 'gave given',
  make: 'made',
  go: 'went gone',
  run: 'ran',
  see: 'saw seen',
  tell: 'told',
  speak: 'spoke spoken',
  wake: 'woke woken',
  sleep: 'slept',
  wear: 'wore worn',
  choose: 'chose chosen',
  draw: 'drew drawn',
  fly: 'flew flown',
  grow: 'grew grown',
  know: 'knew known',
  lose: 'lost',
  pay: 'paid',
  ride: 'rode ridden',
  ring: 'rang rung',
  sing: 'sang sung',
  sink: 'sank sunk',
  sit: 'sat',
  send: 'sent',
  shoot: 'shot',
  steal: 'stole stolen',
  stand: 'stood',
  swim: 'swam swum',
  teach: 'taught',
  think: 'thought',
  throw: 'threw thrown',
  win: 'won',
  hide: 'hid hidden',
  hold: 'held',
  leave: 'left',
  bring: 'brought',
  catch: 'caught',
  drink: 'drank drunk',
  drive: 'drove driven',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  forget: 'forgot forgotten',
  hear: 'heard',
  build: 'built',
  burn: 'burnt',
  learn: 'learnt',
  become: 'became',
  begin: 'began begun',
  bite: 'bit bitten',
  blow: 'blew blown',
  die: 'dying',
  dig: 'dug',
  forgive: 'forgave forgiven',
  freeze: 'froze frozen',
  hang: 'hung',
  lead: 'led',
  lend: 'lent',
  lie: 'lying',
  light: 'lit',
  mean: 'meant',
  meet: 'met',
  rise: 'rose risen',
  say: 'said',
  shake: 'shook shaken',
  show: 'shown',
  slide: 'slid',
  spend: 'spent',
  spin: 'spun',
  stick: 'stuck',
  strike: 'struck',
  sweep: 'swept',
  tear: 'tore torn',
  understand: 'understood',
  wolf: 'wolves',
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  three: 'third',
  four: 'fourth',
  five: 'fifth',
  six: 'sixth',
  seven: 'seventh',
  eight: 'eighth',
  nine: 'ninth',
  ten: 'tenth',
});

const MAX_STEMS = 20_000;
const stems = new LRUCache<string, string>({ max: MAX_STEMS, memoMethod: findStem });

/** Reduces an English word to a form that its inflections share. */
export const stemOf = (inflected: string): string => stems.memo(inflected);

function findStem(inflected: string): string {
  const word = BASE_FORMS.get(inflected) ?? inflected;
  if (word.length < 4) return word;
  const singular = word.replace(/(?<=[^s])s$/u, '').replace(/(?<=sh|ch|x|ss)e$/u, '');
  if (singular.length < 5) return singular.replace(/ie$/u, 'y');
  const base = singular.replace(/(?:ing|ed|er|est|ly)$/u, '');
  if (base.length < 3) return singular;
  return base
    .replace(/(?<=[^aeiou])([bdfgmnprt])\1$/iu, '$1')
    .replace(/([bdgmnprt])\1$/u, '$1')
    .replace(/(?:ie|i)$/u, 'y')
    .replace(/e$/u, '');
}

/** Every phrase begins with one of these. */
const MAY_JOIN = /top|sign|log/iu;

/** Writes phrases of two words that mean one thing as one word. */
const joinPhrases = (text: string): string =>
  MAY_JOIN.test(text)
    ? text
        .replace(/\btop(?:ped|ping)?[- ]ups?\b/giu, 'topup')
        .replace(/\b(?:sign|log)(?:s|ged|ging|ed|ing)?[- ](?:in|on)\b/giu, 'login')
        .replace(/\b(?:sign|log)(?:s|ged|ging|ed|ing)?[- ]out\b/giu, 'logout')
    : text;

export const wordsOf = (text: string): string[] =>
  normalizeText(
    joinPhrases(text)
      .replace(/['’‘]s\b/gu, ' ')
      .replace(/['’‘]/gu, ''),
  )
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

/** Words of a Japanese text are compared in one spelling. */
function foldDense(text: string, language: 'zh' | 'ja'): string {
  const plain = normalizeText(text);
  return foldForSearch(language === 'ja' ? withUsualKanji(plain) : plain);
}

/** Folds a text so that terms can be found in it as substrings; English words become stems between spaces. */
export const foldText = (text: string, language: Language): string =>
  language === 'en' ? ` ${wordsOf(text).map(stemOf).join(' ')} ` : foldDense(text, language);

/** Folds a term for a search in folded texts. */
export const foldTerm = (term: string, language: Language): string =>
  language === 'en' ? foldText(term, 'en') : foldDense(term, language);
