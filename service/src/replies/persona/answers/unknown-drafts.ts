import { gameOfSubject, type Subject } from '../knowledge/knowledge-base';
import type { SentenceMatch } from '../knowledge/sentence-index';
import { offeredGame } from './conversation-drafts';
import type { ReplyContext, ReplyDraft, TemplateDraft } from './reply-draft';

/** Coverage from which a sentence is near enough to be offered instead of an answer. */
const MIN_NEAREST_COVERAGE = 0.2;

/** Says that the answer is not known, with the nearest that is. */
export function admitUnknown(
  context: ReplyContext,
  subject?: Subject,
  nearest?: SentenceMatch,
): ReplyDraft[] {
  const { language } = context;
  const game = subject === undefined ? undefined : gameOfSubject(subject);
  if (game === undefined)
    return [{ key: 'unknown', followUp: { key: 'offer', values: offeredGame(context) } }];
  const title = game.title[language];
  const offer: TemplateDraft =
    nearest !== undefined && nearest.coverage >= MIN_NEAREST_COVERAGE
      ? { key: 'nearest', values: { text: nearest.sentence.quote } }
      : { key: 'offer', values: { title } };
  return [{ key: 'unknownAbout', values: { title }, followUp: offer }];
}

/** A title between brackets, a capitalized English word, a katakana word: a name. */
const NAMES =
  /(?<phrase>\p{Lu}[a-z]+(?: \p{Lu}[a-z]+)+)|[《『「](?<title>[^》』」]{2,})[》』」]|(?<!^|[.!?] )\b(?<word>\p{Lu}[a-z]{3,})|(?<kana>[\p{Script=Katakana}ー]{3,})/gu;

/** Words of any game, which name nothing. */
const OF_GAMES =
  /^(?:ゲームオーバー|ゲーム|セーブ|スタンプ|クリア|リトライ|ボス|レベル|アイテム|ステージ|ルール|チュートリアル|ヒント|モード|キャラ|キャラクター|プレイ|プレイヤー|コントローラー|ボタン|オンライン|オフライン|マルチ|ダウンロード|アップデート|バージョン|エンディング|ストーリー|ポイント|スコア|ランキング|タイム|スピード|メモ|コツ|ペナルティ|タイミング)$/u;

/** Whether the question names something that the content never mentions, such as a game from elsewhere. */
export const namesSomethingElse = ({ question, sentences, language }: ReplyContext): boolean =>
  question.language === language &&
  question.mentions.every(({ by }) => by === 'part') &&
  [...question.text.normalize('NFKC').matchAll(NAMES)].some(
    ({ groups = {} }) =>
      !OF_GAMES.test(groups.kana ?? '') &&
      !sentences.isKnown(
        groups.title ?? groups.phrase ?? groups.word ?? groups.kana ?? '',
        language,
      ),
  );
