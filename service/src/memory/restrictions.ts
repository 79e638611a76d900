import type { Language } from '@huoban/contracts';

type Patterns = Record<Language, RegExp>;

/** Says that something is not good for the visitor. */
const RESTRICTS: Patterns = {
  zh: /过敏|不耐|(?:吃|喝|碰|闻|沾)(?:了|一点)?(?:就|会)?(?:拉肚子|肚子疼|难受|起疹|发痒)|(?:吃|喝|碰|闻|沾)不(?:了|得|来)|不(?:能|可以)(?:吃|喝|碰|沾)|(?:吃|喝|碰|闻|沾)[^，。]{0,6}(?:会|就)[^，。]{0,4}(?:肿|吐|拉|痒|喘|疹|晕)|滴酒不沾|酒精过敏|忌口|吃素|素食|糖尿病|痛风|怀孕|戒(?:酒|糖|咖啡|奶茶)|清真/u,
  en: /\ballerg|intoleran|\bc(?:o)?eliac\b|\bvegan\b|\bvegetarian\b|\bdiabet|\bpregnant\b|\bi (?:can't|cannot|don't|do not|mustn't|am not allowed to) (?:eat|drink|have|touch|do)\b|\b(?:gives|give) me (?:an? )?(?:rash|hives|headaches?|migraines?)|\bmakes? (?:me (?:sick|ill|itch|sneeze|swell)|my \w+ (?:swell|itch|close|burn|puff))|\bteetotal\b|\b(?:i'm|i am|been) sober\b|\bno (?:gluten|dairy|nuts|sugar|alcohol)\b|\b(?:halal|kosher)\b/iu,
  ja: /アレルギー|不耐|(?:食べ|飲|食)(?:られ|め|え|れ)ない|(?:卵|乳|肉|魚|酒|小麦|そば|えび|エビ|カニ|かに|牛乳|辛いもの|生もの)[^、。]{0,4}(?:だめ|ダメ|無理)|下戸|ビーガン|ヴィーガン|ベジタリアン|糖尿|妊娠|じんましん|蕁麻疹|(?:腹|おなか|お腹)(?:を|が)?(?:くだ|下|壊|こわ|痛)|禁酒|断酒/u,
};
/** Says it of every time, so that it is worth keeping: “shellfish makes my throat close up”. */
const LASTS: Patterns = {
  zh: /过敏(?!药)|不耐|(?:吃|喝|碰|闻)(?!了)[^，。]{1,6}(?:会|就)[^，。]{0,4}(?:肿|吐|拉|痒|喘|疹|晕)|忌口|吃素|素食|滴酒不沾|戒(?:酒|糖)/u,
  en: /\ballergic to\b|\ballergy\b|intoleran|\bc(?:o)?eliac\b|\bi(?:'m| am) (?:a )?(?:vegan|vegetarian|teetotal|diabetic)\b|\bmakes my (?:throat|face|lips|tongue|eyes|skin)\b|\bgives? me (?:hives|a rash|migraines)/iu,
  ja: /アレルギー|不耐|下戸|(?:卵|乳|肉|魚|酒|小麦|そば|えび|エビ|カニ|かに|牛乳)[^、。]{0,4}(?:だめ|ダメ|無理)(?:な|だ|で|$)|(?:飲む|食べる|食う)と[^、。]{0,6}(?:くだす|下す|壊す|かゆく|腫れ|吐)/u,
};

export const statesRestriction = (text: string, language: Language): boolean =>
  LASTS[language].test(text) && !/[?？]|吗|っけ/u.test(text);

/** Asks whether the visitor may eat or drink something. */
const ASKS_LEAVE: Patterns = {
  zh: /(?:能|可以|敢|该|适合)(?:不能|不可以|不敢)?[^，。？]{0,3}(?:喝|吃|碰|尝|点(?!开|击)|来[一两]?[杯口块份碗个勺])|(?:喝|吃|碰|尝)(?:了)?(?:没事|行|成|不要紧|可以|会不会)|(?:能不能|可不可以)[^，。？]{0,4}(?:喝|吃|碰|尝)|([喝吃碰尝])不\1|下(?:得了)?[嘴口]|(?:吃|喝|尝)(?:一|两)?[口块杯]?(?:得了|没问题|没关系)/u,
  en: /\b(?:can|could|may|should|shall|might) i\b.{0,16}\b(?:eat|drink|have|try|order|taste|touch|nibble|sip)\b|\b(?:ok|okay|safe|fine|alright|all right|good) for me\b|\bhave (?:a|some) (?:glass|slice|bite|sip|piece|cup|pint|bit)\b|\bam i (?:ok|okay|safe|fine|allowed)\b.*\b(?:eat|drink|have|try|with)\b|\bsafe (?:to|if i) (?:eat|drink|have|try)\b/iu,
  ja: /(?:もらっ|誘われ|出され|勧められ|すすめられ)[^。]{0,8}[、。 ]?[^。]{0,6}(?:いける|平気|大丈夫|いい(?:の|かな)?)[?？]|(?:飲|食|頼|注文|いただ|味見)[^。？?]{0,8}(?:いい|大丈夫|平気|セーフ|問題な|ok|まずい)|(?:私|俺|僕|わたし|ぼく|おれ)(?:でも|って|に|が|は)[^。？?]{0,10}(?:飲める|食べ(?:ら)?れる|大丈夫)/iu,
};
const ASKS: Patterns = {
  zh: /[?？吗么呢不没吧]$|([喝吃碰尝])不\1|能不能|可不可以|会不会|不$/u,
  en: /\?|\b(?:can|could|may|should|shall) i\b|^(?:can|could|may|should|shall|am|is|would|so can)\b/iu,
  ja: /[?？かな]|いい$|大丈夫$/u,
};
/** What is no food. */
const NO_FOOD = /猫|狗|花粉|尘|毛|\b(?:cats?|dogs?|fur|pollen|dust)\b|犬|ほこり|ハウスダスト/iu;

/** The visitor's line that matters for a question whether they may eat or drink something. */
export function findRestriction(
  lines: string[],
  { text, language }: { text: string; language: Language },
): string | undefined {
  const trimmed = text.trim();
  if (!ASKS_LEAVE[language].test(trimmed) || !ASKS[language].test(trimmed)) return undefined;
  return lines.findLast(
    (line) => RESTRICTS[language].test(line) && !NO_FOOD.test(line) && !/[?？]/u.test(line),
  );
}
