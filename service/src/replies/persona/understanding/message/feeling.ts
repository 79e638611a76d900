import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

/** Words of good and bad news in statements that resemble no example. */
const GOOD: Record<Language, RegExp> = {
  zh: /终于|太好了|升职|录取|上岸了|[！!]{2,}$|成功|中奖|升职|通过|考上|搞定|放假|工资|奖金|开心|高兴|太棒|好棒|幸运|顺利|表扬|坚持了|打卡|达成|夸我|好看|好美|好吃|天下第一|最棒|绝了|喜欢上|考.{0,3}过了|爽|值了/u,
  en: /\b(?:finally|yay|passed|promoted|(?:got|gave me|landed) (?:the |a )?(?:promotion|new job|scholarship|keys)|got (?:in|into)|booked|turned \d+|(?:got|picked up) (?:our|the|my) keys|pregnant|graduat(?:ed|ing)|(?:learned|learnt|managed) to|fixed|adopted|my first (?:\d+k|marathon|race|concert|flat|car)|got (?:the|a|my) (?:job|raise|offer|ticket|present|gift)|won\b|bonus|happy|excited|amazing|awesome|lucky|so good|beautiful|gorgeous|delicious|proud|(?:weeks?|months?|days|years?) (?:straight|in a row)|kept it up|can't wait|love my)\b|!{2,}$/iu,
  ja: /やっと|うれし|初給料|ボーナス|昇進|内定|[！!]{2,}$|嬉し|楽し(?:い|かった|み)|最高|受かっ|合格|当たっ|もらった|ほめられ|褒められ|できた[!！]|きれい|綺麗|おいし|美味し|ついに|続い|続けて|達成|よかった/u,
};
const BAD: Record<Language, RegExp> = {
  zh: /累|黄了|踩我|瞪我|零下|冻|静得|卖不出去|没挣|敲门|听不懂|赶出|没地方住|搞砸|泡汤|烦死|(?<!麻)烦[。！!]*$|输了|烧焦|好烦|难受|糟|惨|倒霉|挂了|(?<!高兴|开心|乐|笑)坏了|丢(?!人|脸|下|垃圾)|没(?:赶上|睡|抢到|考|过)|迟到|加班|堵|疼|痛|慌|紧张|害怕|想哭|被.{0,10}[骂训批推偷骗坑拒淋砸撞咬罚]|没有我(?:的份)?(?=[，。！!]|$)|没电|停[电水]|没(?:抓|抢|买|拿|中|拦)(?:着|到)|晕|吓死|太(?:大|吵|挤|冷|黑)了|白(?:跑|等|干)|可惜|失落|失望|遗憾|吵架|冒汗|发抖|没底|失败|失恋|错过|救命|完蛋|崩溃|绝望|死了|受不了|压力|不顺|讨厌|催我|唠叨|尴尬|无助|洒|打翻|摔|碎了|吵死|弄脏|唉|冷清|空荡|饿|着火|点着了|报废|糊了|只剩|磨脚|剪坏|甩锅|画大饼|没戏|没上岸|谁都不认识|反对|遭了|漏水|不理我|没回我?|走丢|挤死|赶不上|收成不好|打呼噜|又在(?:跳|吵|装修)|又[涨胖]了|不见了|没了(?=[。！!]*$)|抢(?:我|了我)|笑我|说我坏话|不如人|难喝|难吃|太咸|没力气|烫到/u,
  en: /\b(?:tired|exhausted|soaked|drenched|skint|gutted|lonely|too quiet|let (?:me )?down|snapped at|whin(?:es|ing|ed)|evicted|kicked (?:me )?out|burnt|burned|(?:rough|tough) (?:lately|day|week|time)|awful|terrible|horrible|worst|sucks?|sucked|failed|fail|broke|broken|lost my|late|stuck|hurts?|nervous|anxious|panic|scared|cry|crying|yelled|fight|fought|missed|help me|ruined|stress(?:ed|ful)?|hate|bores? me|annoying|died|passed away|hospital|surgery|funeral|divorc\w+|more tests|(?:isn't|aren't|not|stopped|haven't) (?:talking|speaking|spoken)|ignor(?:ed|es|ing)|forgot my|sore|on fire|killing me|ach(?:es|ing)|banging|shouting|leak(?:s|ed|ing)?|flooded|stolen|robbed|scammed|lost (?:power|our|everything)|cancell?ed|rejected|laid off|redundant|blamed|took (?:the )?credit|worr(?:y|ied|ying)|dread(?:ed|ing)?|can't (?:find|afford|cope)|put up (?:my|our|the) rent|rent (?:is )?going up|behind (?:on|with)|in the toilet|fell (?:off|down|in)|put on weight|nagging|embarrass\w*|insane|overwhelmed|spil(?:led|t)|dropped|smashed|crashed|awkward|sigh|noisy|so quiet|(?:told|telling) me off|drilling|freaking out|dead|never works?|nothing works|worked? out)\b|:\(/iu,
  ja: /疲れ|つかれ|落ちた|凍え|うんざり|負け|反応しない|つけてくれ|見えな|しんど|つら|辛い|最悪|だめだっ|ダメだっ|失敗|壊れ|こわれ|なくし|遅刻|残業|渋滞|混んで|痛|緊張|不安|怖|泣き|怒られ|けんか|喧嘩|落ち|やば|間に合わ|嫌|いやに|うるさ|恥ずかし|困っ|へと|もう無理|ストレス|ふられ|終わらない|こぼし|焦が|割れ|割っちゃ|汚れ|気まず|はあ|ため息|しーん|引きず|怒鳴/u,
};

/** Whether a statement of a visitor brings good or bad news, by its words. */
export function readFeeling(text: string, language: Language): 'happy' | 'sad' | undefined {
  const plain = normalizeCharacters(text);
  if (BAD[language].test(plain)) return 'sad';
  return GOOD[language].test(plain) ? 'happy' : undefined;
}
