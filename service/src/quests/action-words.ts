/** Words for the same action or thing in Chinese, English and Japanese, as readers and choices of stories use them. */
const ACTIONS: Record<string, RegExp> = {
  stairs: /楼梯|台阶|石阶|爬上|\b(?:stairs?|steps|on foot|climb)\b|階段|石段|歩いて/iu,
  lift: /吊篮|电梯|\b(?:hoist|lift|elevator|basket)\b|籠|リフト|エレベーター/iu,
  hurry:
    /赶时间|赶紧|赶早|快点|没时间|\b(?:hurry|no time|rush|before the crowds)\b|急|時間がない|早く/iu,
  carry: /扛|背上|带走|搬|抬|\b(?:carry|load|bring|take it along)\b|背負|運|積|持ち出/iu,
  leaveIt:
    /够沉|太沉|太重|先不管|别管|\b(?:enough|too heavy|heavy enough|don'?t need)\b|重い|置いて/iu,
  off: /(?<![别不]|不要|别把灯)(?:关(?:掉|灯)?|熄|灭)|\b(?:turn|switch)(?: \w+){0,3} off|lights? out|消(?!さない)/iu,
  on: /亮着|(?:别|不要|不)(?:把灯)?(?:关|熄)|开着|\bleave (?:it|the light) on|keep (?:it|the \w+) (?:lit|on)|don'?t (?:turn|switch) (?:it|the light)?\s?off|つけたまま|消さない/iu,
  answer: /回应|有人回|\b(?:reply|respon\w+|who answers|an answer)\b|返事/iu,
  wait: /等|陪你|\b(?:wait|stay here|stay with)\b|待|ここにいる|残/iu,
  dawn: /天亮|早上|日出|\b(?:dawn|morning|sunrise|daybreak)\b|夜明け|朝/iu,
  give: /拿去|用我的|给你用|我的.{0,3}(?:给|拿)|\b(?:take|use|have) (?:mine|my)\b|私の.{0,4}使|使って|あげる/iu,
  refuse: /不行|不可以|不能给|\b(?:i can'?t|i won'?t give|keep mine)\b|無理|だめ/iu,
  papers:
    /按单|照单|按规|照章|\b(?:as it says|paperwork|the form|by the book)\b|伝票どおり|書類どおり/iu,
  scrap: /回收|报废|\b(?:depot|scrap\w*)\b|集積|解体/iu,
  kick: /踹|踢|\b(?:kick\w*|a boot|boot him)\b|蹴/iu,
  wish: /想去|想要去|\bwhere (?:would|do) you (?:like|want)|your wish\b|行きたい/iu,
  sorry: /对不起|抱歉|不好意思|\b(?:sorry|apolog\w+)\b|ごめん|すまな|すみません/iu,
  thanks: /谢|\bthank/iu,
  free: /免费|不要钱|白送|请客|\b(?:free|for nothing|away)\b|ただ|無料/iu,
  sell: /开张|照价|卖|\b(?:open up|usual prices?|sell)\b|定価|売ろ/iu,
  innocent:
    /不认罪|无罪|清白|冤枉|没(?:有)?罪|\b(?:not guilty|innocent|acquit|didn'?t do it)\b|無罪|やってない/iu,
  mute: /(?:什么|啥)?(?:也|都)?不(?:会|能)?(?:说|告诉)|闭嘴|沉默|一言不发|不出声|保密|谁也不|\b(?:stay silent|silent|say nothing|nothing to say|tell nobody|secret|(?:won'?t|will not|not) (?:tell|say))\b|言わない|黙|内緒/iu,
  speak:
    /说出来|讲出来|说清楚|说真话|\b(?:say so|speak up|tell (?:them|everyone|the court))\b|言って|話して/iu,
  himself: /他自己(?:来)?(?:说|讲)|\blet him (?:speak|talk)\b|本人/iu,
  wipe: /抹掉|擦掉|擦了|\b(?:wipe|erase|clean)\b|消す|拭/iu,
  books: /账|\b(?:ledger|the books|accounts?)\b|帳簿/iu,
  town: /街上|镇上|外面转|出去转|\b(?:streets?|around town|into town)\b|町へ|町に|街へ/iu,
  drink: /喝|渴|\b(?:drink|thirsty|water first)\b|水を飲|のどが/iu,
  eat: /吃|饿|\b(?:hungry|eat|starving|noodles?|food)\b|食べ|腹|麺/iu,
  dry: /是干的|没(?:有)?湿|不湿|\b(?:dry|not wet|isn'?t wet)\b|乾い|濡れて(?:い)?ない/iu,
  chase: /追|\b(?:chase|after (?:them|him|her)|run after|catch them)\b|追/iu,
  knock: /敲门|替他敲|\bknock\b|叩|ノック/iu,
  open: /打开|拧开|\b(?:open it|unscrew)\b|開け/iu,
  dog: /狗|\b(?:dog|puppy)\b|犬/iu,
  wolf: /狼|\bwolf\b|狼/iu,
  sleep: /蒙上头|盖(?:上)?被|睡|\b(?:blanket|sleep|back to bed)\b|毛布|布団|寝/iu,
  still:
    /不动|别动|坐着|\b(?:don'?t move|not move|stay where|sit still|stay put)\b|動かない|じっと/iu,
  goOut: /出去找|出门找|\b(?:go out to|go outside|out(?:side)? and (?:look|find))\b|外へ行/iu,
  back: /回去|返回|掉头|\b(?:go back|return|turn round|turn around)\b|戻|引き返/iu,
  pay: /律师费|多少钱|报酬|工资|\b(?:pay|paid|fee|money)\b|弁護料|お金|報酬/iu,
  ring: /敲钟|敲响|\b(?:ring|sound) the bell|鐘を鳴ら/iu,
  giveBack: /放回去|还回去|还给他们|\b(?:put it back|give it back|return it)\b|戻しま|返し/iu,
  motorway: /高速|\b(?:motorway|highway|freeway)\b|高速/iu,
  hills: /山路|\b(?:hill|hills|mountain)s?\b|山|旧道/iu,
  together: /一起|\btogether\b|一緒|いっしょ/iu,
  self: /我自己|\bmyself\b|自分/iu,
};

/** Names of the actions that a text mentions. */
export function actionsOf(text: string): Set<string> {
  const plain = text.normalize('NFKC').replace(/[’‘]/g, "'");
  return new Set(
    Object.entries(ACTIONS).flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : [])),
  );
}
