import type { Language } from '@huoban/contracts';

/** Asks which partner is like that or does that. */
const ASKS_PARTNER: Record<Language, RegExp> = {
  zh: /(?:派|找|叫|要)(?:个|一个|一位)(?:人|谁|伙伴)(?:来)?(?:陪|带|教)|找谁(?:带|教|学|问|练|聊|陪|玩)|(?:认识[^，。？]{0,4}(?:会|懂|擅长|爱|能)[^，。？]{1,8}的(?:人)?|有没有[^，。？]{0,4}(?:会|懂|擅长|爱)[^，。？]{1,8}的人)(?:不|吗|没|么|[?？]|$)|有没有[^，。？]{1,12}的[，, ][^。？]{1,12}(?:那种|的)[?？]*$|(?:哪|谁|什么|推荐|有没有|找|想要|换).{0,12}(?:伙伴|搭档|陪玩|角色)|(?:伙伴|搭档).{0,12}(?:推荐|哪|谁)|(?:(?:你们|大家|伙伴们?)(?:里头?|里面|当中|中间|之中|中|这(?:群|些|里))[^。？，]{0,6}|(?:你们|这儿|这里|站里|站上|你们这儿|你们这里))(?:谁|哪个|哪位|哪只|有没有(?:人|谁))|有没有.{1,14}(?:的人|的伙伴|的角色|的教练|伙伴|角色|搭档|陪玩)(?:吗|啊|呀|呢|$|[?？])|有没有谁|谁(?:能|会|可以|愿意|肯)(?:来)?(?:陪|带|教|哄|安慰|罩)|(?:你们)?那(?:个|位|只)[^，。？]{2,12}(?:叫(?:啥|什么)|是谁|哪位)|(?:选|找|问|跟|换)谁|谁最?适合|谁(?:比较|最)(?!先|后)|想找(?:个|一个|一位)?人?.{0,10}(?:陪|聊|带|教)|(?:想要|想找|来|换|需要|给我)(?:个|一个|一位).{0,8}(?:教练|对手|向导|陪玩|伙伴|说书人)|(?:哪|什么)(?:个|位)(?:教练|说书人|对手|吉祥物|向导)/u,
  en: /\bwho(?:'s|s| is) the \w+est (?:one |person |companion )?(?:to|for|of you|here)\b|\bwho (?:here )?(?:gets|understands|digs|is into|knows about) (?:that|it|this)\b|\b(?:like|want|need) (?:some )?company\b|\bwho(?:'d|’d| would| should| could| can| do| will) (?:you|we) (?:send|bring|take|pair|match|put|pick|recommend|suggest|ask|pair up)\b|\b(?:want|need|looking for|after|got|find me|give me|is there|do you know) (?:some(?:one|body)|any(?:one|body)|a (?:person|character))\b|^(?:so |hey |and |or )?(?:some|any)(?:one|body) (?:who|that|to|for|with|here|around|good|\w+y)\b|\b(?:which|what|who|any|recommend|suggest|find|best|another|good)\b.{0,30}\b(?:partners?|companions?|buddy|someone to play)\b|(?:partner|companion)s? (?:for|who|that)|\bwho (?:should|can|do) i (?:take|bring|play|go|talk|pick)|\bsomeone (?:\w+ )?to (?:talk|play|chat)|\b(?:who|which)(?:'s|s| is| are| one| ones)?\b.{0,24}\b(?:of you|among you|you (?:lot|all|guys)|around here)\b|\bone of you\b|\bwho (?:here|in here|on here|round here)\b|\bwho should (?:he|she|they|we|my \w+) (?:talk|chat|speak|play|go|meet|ask|pick)\b|\b(?:who(?:'s|s| is| was)|about|know|called|meet|name of) (?:that|the|your) (?:[\w'-]+ ){1,3}(?:lady|guy|girl|bloke|fellow|chap|woman|character|one of yours)\b(?! (?:in|from|at) )|\b(?:any(?:one|body)|some(?:one|body)) (?:here |of you |there )?(?:who|that|good|patient|funny|quiet|calm|kind|chill|gentle)\b|\bwho (?:would|could|can|might) (?:come|help|teach|go|play|sit|keep|sing|cook|comfort|cheer)\b|\b(?:need|want|looking for|after) (?:a|an|some) .{0,20}(?:coach|rival|guide|storyteller|mascot)\b|\b(?:which|what|any|best|patient|good|kind|strict|nice|calm) (?:coach|coaches|rival|mascot|storyteller|guide|character)s?\b/iu,
  ja: /(?:得意な|好きな|詳しい|上手な|うまい|強い)(?:人|子|キャラ)(?:って|は)[?？]*$|(?:誰か|だれか)[^。？]{0,8}(?:付き添|つきあ|付き合|一緒)|(?:役|師匠|師|先生|人|方|子|仲間|コーチ)(?:は|って|が)?(?:いない(?:か|かな|の|です)?|いません(?:か)?|おら(?:ぬ|ん)(?:か)?|います(?:か))[?？]*$|(?:くれ(?:る|そうな?)|そうな)(?:の|人)?(?:は|って)?(?:誰|だれ)|(?:どの|どんな|誰か|おすすめ|いい)?.{0,14}相棒(?:は|が|って|を|いる|いない|教|(?:で|の(?:中|なか)[にで])[^。]{0,14}い(?:な[いか]|た))|相棒(?:の)?おすすめ|相棒(?:[、。].{0,10}以外.{0,3})?[。]?$|(?:誰|だれ)(?:が|と)(?:いい|やる|遊)|(?:みんな|この中|きみたち|君たち|相棒たち|仲間|キャラ|ここ)(?:の|で|に)?(?:中|なか|うち)?(?:で|に)?[^。、]{0,20}(?:誰|だれ)|(?:な|い|る|の)(?:子|キャラ|相棒|コーチ|やつ)(?:って|は|が|とか)?(?:いた(?:よね|っけ|でしょ)|いなかった|いる|いない|いません|誰|だれ|おらん)|(?:くれる|そうな|好きな|得意な|い)人(?:って|は|が)?(?:いる|いない|いません|誰|だれ)[?？]*$|(?:くれる|くれそうな)(?:人|子|の)?(?:は|って)?(?:誰|だれ|いる)|(?:くれる|くれそうな|得意な|詳しい)(?:人|子|キャラ|相棒)[、をは]?.{0,4}(?:紹介|教え)|[^、。]{2,8}の(?:先生|博士|お姉さん|おばあ(?:さん|ちゃん)|おじ(?:さん|いさん)|船長|犬|子|人)(?:って|は|、).{0,12}(?:誰|だれ|どんな|性格|何者|名前)|(?:とか|って)(?:言って|名乗って|自慢して)(?:い)?る(?:やつ|人|子)|一緒(?:に|なら).{0,8}(?:誰|だれ)|やるなら(?:誰|だれ)|(?:コーチ|ライバル|案内人|相棒|語り部)(?:が|を)(?:いい|ほしい|欲しい|お願い|探)/u,
};

/** Words by which visitors ask for the tags of partners. */
const WORDS_OF_TAGS: Record<string, RegExp> = {
  'horror-safe': /恐怖|鬼|吓|怕|horror|scary|ghost|spooky|怖|こわ|ホラー|お化け/iu,
  beginner:
    /新手|初学|带我|入门|小白|菜鸟|beginner|newbie|new to|i'?m new|初心者|はじめて|初めて/iu,
  gentle:
    /温柔|安慰|体贴|脾气好|善良|和气|gentl|kind(?:est)?\b|comfort|sweet(?:est)?\b|soft|nicest|優し|やさし|思いやり/iu,
  'sharp-tongue':
    /毒舌|嘴(?:最|好|真|特别)?毒|嘴最?损|嘴坏|sharp|snark|sarcas|rude|mean(?:est)?\b|毒舌|口が悪/iu,
  cheerful:
    /开朗|活泼|热闹|乐观|搞笑|cheer|bubbly|sunny|happiest|funni|fun to|明る|元気|陽気|楽しい/iu,
  chatterbox:
    /话多|话痨|能[聊唠]|健谈|最能说|talkative|talks? (?:a lot|most|the most)|chatty|おしゃべり|よく(?:しゃべ|話)/iu,
  'few-words':
    /话.{0,3}少|闷葫芦|不吭声|安静|不爱说话|沉默|寡言|quiet|silent|(?:barely|hardly|doesn'?t|not) (?:talk|speak|say)|few words|無口|静か|口数|寡黙|あまりしゃべら/iu,
  patient: /耐心|不嫌烦|不急|patien|根気|気長|何度でも/iu,
  strict:
    /严|凶|不留情|铁面|strict|tough|harsh|no mercy|甘やかさ|びしびし|ビシビシ|しごい|しごか|厳し|きびし|スパルタ|怖い先生/iu,
  lore: /故事|剧情|story|stories|lore|tales?\b|物語|昔話/iu,
  music: /唱|音乐|乐器|弹琴|歌|music|sing|songs?\b|instrument|音楽|歌|楽器/iu,
  rhythm:
    /节奏|音游|打鼓|鼓|rhythm|drum|\b(?:keep|on|hold) (?:a |the )?(?:beat|time)\b|tempo|リズム|音ゲー|太鼓|ドラム/iu,
  speed: /竞速|赛车|跑得|最快|racing|speed|fast|quick|レース|速/iu,
  tactics: /战术|策略|tactic|strateg|戦術|作戦|戦略/iu,
  numbers: /数学|算账|计算|会算|math|numbers|calculat|count|計算|数学|数字/iu,
  'puzzle-solver': /解谜|谜题|推理|puzzle|riddle|detective|謎解き|パズル|推理/iu,
  builder: /建造|盖房|搭房|build|architect|建築|家を建て/iu,
  explorer: /探险|冒险|旅行|explor|adventur|travel|探検|冒険|旅/iu,
  collector: /收集|收藏|collect|hoard|集め|収集|コレク/iu,
  'co-op': /合作|双人|一起玩|co-?op|together|team ?mate|協力|一緒に遊/iu,
  'late-night':
    /深夜|半夜|失眠|睡不着|熬夜|夜里|凌晨|late at night|insomnia|midnight|up late|3 ?am|awake|眠れ|夜中|夜更|深夜|夜型|夜猫子|night owl/iu,
  foodie: /吃|美食|做饭|做菜|food|cook|eat|hungry|食|料理/iu,
  aim: /枪法|射击|瞄准|aim|shoot|エイム|撃|狙/iu,
  deadpan: /冷笑话|冷面|一本正经|deadpan|dry humou?r|straight face|真顔/iu,
  lazy: /懒|慢悠悠|悠闲|lazy|laziest|unhurried|relaxed|chill|のんびり|怠け|ゆっくりした/iu,
  clumsy: /冒失|笨手笨脚|马虎|clumsy|accident|klutz|どじ|ドジ|うっかり|おっちょこ/iu,
  mischief: /鬼点子|调皮|恶作剧|狡猾|mischie|prank|cunning|sly|trickster|いたずら|ずる/iu,
  proud: /嘴硬|傲娇|tsundere|proud|stubborn|ツンデレ|素直じゃな/iu,
  'cool-headed': /冷静|沉着|稳重|calm|cool-?headed|composed|level-?headed|冷静|落ち着い|クール/iu,
  'hot-blooded': /热血|激情|有干劲|hot-?blooded|passionate|fired up|energetic|熱血|熱い|燃え/iu,
  'slow-warm': /慢热|害羞|内向|shy|introvert|slow to warm|人見知り|内気|恥ずかしがり/iu,
  retro: /老游戏|怀旧|街机|复古|retro|old games|arcade|classic|レトロ|昔のゲーム|ゲーセン/iu,
};

/** Categories by the words that visitors use. */
const WORDS_OF_CATEGORIES: Record<string, RegExp> = {
  coach:
    /教练|教我|师[傅父]|coach|teach|mentor|trainer|指南|師匠|鍛え|しごい|特訓|コーチ|監督|教えて/iu,
  rival: /对手|较量|rival|opponent|ライバル|対戦相手/iu,
  storyteller: /说书|storyteller|tell stories|語り部/iu,
  mascot: /吉祥物|mascot|マスコット/iu,
  guide: /向导|带路|\bguide\b|案内/iu,
};

/** What the visitor does not want of a partner: “I can't stand chatterboxes, …”. */
const UNWANTED =
  /[^，。,.、]*(?:受不了|不要|别太|讨厌|can't stand|can’t stand|\bhate\b|苦手|勘弁)[^，。,.、]*[，。,.、]/iu;

const keysThatMatch = (words: Record<string, RegExp>, text: string): string[] =>
  Object.entries(words).flatMap(([key, pattern]) => (pattern.test(text) ? [key] : []));

export const asksForPartner = (text: string, language: Language): boolean =>
  ASKS_PARTNER[language].test(text);

/** Ids of the tags that a request means. */
export const readTags = (text: string): string[] =>
  keysThatMatch(WORDS_OF_TAGS, text.replace(UNWANTED, ''));

/** Ids of the categories that a request means. */
export const readCategories = (text: string): string[] => keysThatMatch(WORDS_OF_CATEGORIES, text);
