import { isOfGame } from '../../knowledge/knowledge-base';
import type { Question } from '../question';

/** “Can you swim?” in a talk about a game asks what one can do in it. */
const MEANS_ANYONE =
  /\b(?:can|could|do|should|must|how (?:do|can)|what (?:do|can)|when (?:do|can)|(?<!how old )are) you\b(?!.{0,12}\b(?:like|love|think|prefer|feel|want|enjoy|know|remember|play|recommend|tell|help|have|an? (?:ai|bot|human|robot)|real|ok|sure|there|doing|happy|free)\b)/iu;

/** “Your side”, which in a talk about a game is the other game, and what Japanese visitors call a partner by its work or age. */
const JAPANESE_SIDE = /(?:そっち|そちら)(?:は|って|も|の(?!ほう|方|やつ|ゲーム)|、|で|に)/u;
const JAPANESE_TITLE =
  /(?:^|[、。 ])(?:(?:塩七)?船長|親父|おやじ|(?:お)?(?:爺|じい|ばあ|婆)(?:さん|ちゃん)?|ばあば|おば(?:さん|ちゃん)|おじさん|おっちゃん|姐さん|姉さん|アニキ|兄貴|監督|コーチ|先生|博士|伯爵|マダム|卿|翁|執事(?:さん)?|主将|師匠|大家さん|副駅長)(?!は?(?:誰|だれ|何者))(?:は|って|も|の(?!ゲーム|やつ)|が|、|,| |$)/u;

/** “What food do you like?” without “you”. */
const JAPANESE_TASTE =
  /^(?:一番|いちばん)?好きな(?!ゲーム|キャラ)[^。、？?]{1,8}?(?:は|って)?(?:何|なに|なん|ある)?(?:ですか|かな)?[?？]*$/u;

const isAddressedInJapanese = ({ text, topic }: Pick<Question, 'text' | 'topic'>): boolean =>
  JAPANESE_TITLE.test(text) ||
  (JAPANESE_TASTE.test(text) && topic === undefined) ||
  (JAPANESE_SIDE.test(text) && !isOfGame(topic));

/** Whether the question is about the partner itself, not about its knowledge. */
export const isAddressedToPartner = ({ text, topic }: Pick<Question, 'text' | 'topic'>): boolean =>
  !(isOfGame(topic) && MEANS_ANYONE.test(text)) &&
  (isAddressedInJapanese({ text, topic }) ||
    /[你您](?!好|们)|(?<!\b(?:where|in which|if|when) )\b(?:you|your|yours|u)\b|きみ|君|あなた|おまえ|お前|あんた/iu.test(
      text,
    )) &&
  !/知道|认识|听说过|\b(?:do (?:you|u) know|can you tell|could you tell|heard of)\b|知って/iu.test(
    text,
  );
