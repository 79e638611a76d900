import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

/** Areas of a life, by the topics of general replies about them. */
export type LifeArea =
  | 'areaLove'
  | 'areaBody'
  | 'areaSleep'
  | 'areaAnimal'
  | 'areaWork'
  | 'areaStudy'
  | 'areaFood'
  | 'areaWeather'
  | 'areaMoney'
  | 'areaDevice'
  | 'areaRoad'
  | 'areaSport'
  | 'areaLooks'
  | 'areaHome'
  | 'areaHobby';

type Words = [area: LifeArea, words: RegExp][];

/** By precedence: an ache at work is one of the body. */
const WORDS: Record<Language, Words> = {
  zh: [
    [
      'areaLove',
      /[男女]朋友|[男女]友|对象|前任|分手|表白|约会|相亲|暗恋|喜欢的人|老公|老婆|异地恋|脱单|复合|纪念日|求婚|失恋|恋爱/u,
    ],
    [
      'areaBody',
      /(?<!心)[疼痛]|酸了|发酸|腿软|肿|咳|痒|发炎|吃药|打针|手术|复查|过敏|感冒|发烧|医院|挂号|体检|鼻子|嗓子|颈椎|腰|膝盖|胃|眼睛|拉肚子|牙|抽筋|淤青|伤口|康复|头晕/u,
    ],
    ['areaSleep', /睡|困(?!难)|做.{0,4}梦|梦[到见]|噩梦|熬夜|通宵|失眠|起床|被窝|闹钟|赖床|醒/u],
    [
      'areaAnimal',
      /猫|狗|仓鼠|兔子|鹦鹉|乌龟|宠物|铲屎|遛弯|小鸟|金鱼|鱼缸|柯基|金毛|布偶|毛孩子|蜥蜴|鸽子|麻雀|松鼠|蚂蚁|蝴蝶/u,
    ],
    [
      'areaWork',
      /上班|下班|加班|老板|同事|领导|客户|甲方|项目|开会|面试|简历|辞职|裸辞|离职|绩效|报表|出差|团建|单休|值班|夜班|公司|转正|试用期|工位|打卡|升职|裁员|工作|实习|岗位|年终|店里|创业/u,
    ],
    [
      'areaStudy',
      /考[试研公砸上过]|补考|备考|上岸|作业|论文|查重|答辩|老师|导师|上课|下课|单词|毕业|成绩|图书馆|复习|自习|学校|开学|期末|绩点|挂科|同桌|同学|宿舍|驾照|科目[一二三四]|教练|学了|学会|补习|家长会/u,
    ],
    [
      'areaFood',
      /吃|喝|饭|[做炒烧]菜|煮|炒|烤|奶茶|咖啡|面条|泡面|汤|火锅|饿|零食|水果|蛋糕|甜品|外卖|早餐|夜宵|啤酒|食堂|餐厅|饺子|包子|西瓜|粽子|月饼|馋|辣/u,
    ],
    [
      'areaWeather',
      /雨|雪|刮风|大风|太阳|天气|[好很太真]热|[好很太真]冷|台风|雾|回南天|放晴|降温|晒|月亮|星星|彩虹|晚霞|夕阳|日出|打雷|冬天|夏天|秋天|春天|樱花|桂花/u,
    ],
    [
      'areaMoney',
      /钱|工资|房租|房贷|车贷|贷款|花呗|信用卡|存款|账单|涨价|打折|优惠|好贵|太贵|剁手|买了|红包|份子|彩票|破产|记账|省下|双十一|购物车|[十百千万]块/u,
    ],
    [
      'areaDevice',
      /手机|电脑|屏幕|充电|断网|没网|wifi|耳机|相机|键盘|鼠标|蓝屏|死机|卡死|黑屏|没信号|内存|系统更新|平板/iu,
    ],
    [
      'areaRoad',
      /堵车|开车|车子|地铁|公交|高铁|火车|飞机|航班|机场|高速|导航|迷路|旅游|旅行|爬山|海边|酒店|行李|赶路|打车|停车|末班|电动车|自行车|晚点|景区|露营|出门/u,
    ],
    [
      'areaSport',
      /跑步|跑了|[夜晨]跑|公里|健身|打球|篮球|足球|羽毛球|乒乓|游泳|瑜伽|骑车|滑雪|滑板|滑冰|马拉松|俯卧撑|跳绳|跳操|比赛|训练|教练|撸铁/u,
    ],
    [
      'areaLooks',
      /头发|刘海|发型|理发|裙子|衣服|化妆|口红|鞋|胖|瘦|体重|斤|眼镜|皱纹|白头发|脱发|长痘|痘痘|自拍|美甲|纹身|身高|穿搭|帽子/u,
    ],
    [
      'areaHome',
      /家里|房间|打扫|拖地|洗碗|洗衣|衣柜|水管|灯泡|空调|冰箱|装修|物业|房东|邻居|楼[上下]|隔壁|室友|合租|搬家|沙发|马桶|钥匙|停[电水]|快递|包裹|垃圾|蚊子|蟑螂|暖气|收拾|阳台|漏水|小区/u,
    ],
    [
      'areaHobby',
      /画画|画了|弹琴|吉他|钢琴|唱歌|唱k|小说|看书|电影|追剧|综艺|动漫|演唱会|展览|手工|织|拼图|乐高|种花|种了|浇水|植物|摄影|拍照|照片|钓鱼|下棋|跳舞|书法|日记|爱好|手账|盲盒/iu,
    ],
  ],
  en: [
    [
      'areaLove',
      /\b(?:boyfriend|girlfriend|my ex|broke up|first date|my crush|my partner|wife|husband|engaged|anniversary|dating)\b/iu,
    ],
    [
      'areaBody',
      /\b(?:headache|migraine|sore|aches?|hurts?|fever|flu|doctor|dentist|hospital|surgery|knee|ankle|throat|allerg\w+|physio|bruise\w*)\b/iu,
    ],
    [
      'areaSleep',
      /\b(?:sleep|slept|asleep|nap|napped|insomnia|nightmares?|overslept|my alarm|woke|awake)\b/iu,
    ],
    ['areaAnimal', /\b(?:cats?|dogs?|puppy|kitten|hamster|rabbit|parrot|my pet|squirrel)\b/iu],
    [
      'areaWork',
      /\b(?:boss|coworkers?|colleagues?|my job|at work|my shift|overtime|meetings?|my manager|client|interview|resign\w*|laid off|promotion)\b/iu,
    ],
    [
      'areaStudy',
      /\b(?:exams?|homework|essay|thesis|teacher|lecture|midterms?|finals|my grades?|my class|driving test|revision|university|college)\b/iu,
    ],
    [
      'areaFood',
      /\b(?:ate|eating|eat|cooked|cooking|baked|dinner|lunch|breakfast|coffee|noodles|pizza|soup|cake|takeout|takeaway|recipe|snacks?)\b/iu,
    ],
    [
      'areaWeather',
      /\b(?:rain\w*|snow\w*|sunny|storm|windy|heatwave|freezing|fog|sunset|sunrise|rainbow)\b/iu,
    ],
    [
      'areaMoney',
      /\b(?:rent|salary|bills?|payday|broke until|savings|loan|mortgage|credit card|expensive|overdraft)\b/iu,
    ],
    ['areaDevice', /\b(?:my phone|laptop|my screen|wifi|charger|headphones|my computer)\b/iu],
    [
      'areaRoad',
      /\b(?:traffic|commute|train|bus|flight|airport|my car|road trip|holiday|vacation|hiking|luggage)\b/iu,
    ],
    [
      'areaSport',
      /\b(?:gym|running|my run|ran \d+|marathon|swim\w*|yoga|football|basketball|tennis|climbing|workout)\b/iu,
    ],
    ['areaLooks', /\b(?:haircut|my hair|my dress|makeup|shoes|my weight|glasses|tattoo)\b/iu],
    [
      'areaHome',
      /\b(?:laundry|dishes|my room|my flat|apartment|landlord|neighbou?rs?|roommate|leak\w*|fridge|parcel|moving house|vacuum\w*)\b/iu,
    ],
    [
      'areaHobby',
      /\b(?:painting|drawing|guitar|piano|novel|my book|movie|film|concert|knitting|garden\w*|photos?|pottery|choir)\b/iu,
    ],
  ],
  ja: [
    [
      'areaLove',
      /彼氏|彼女(?!たち)|元カ|別れ|告白|デート|片思い|好きな人|記念日|失恋|旦那|夫婦|嫁|遠距離/u,
    ],
    [
      'areaBody',
      /痛|熱が|風邪|病院|歯医者|手術|検査|アレルギー|花粉|肩こり|腰|膝|喉|胃|めまい|捻挫|筋肉痛/u,
    ],
    ['areaSleep', /寝|眠|徹夜|夜更かし|悪夢|夢を見|二度寝|起き(?:た|られ)|目覚まし/u],
    ['areaAnimal', /猫|ねこ|犬|いぬ(?!き)|ハムスター|うさぎ|インコ|ペット|金魚|亀/u],
    ['areaWork', /仕事|職場|上司|同僚|残業|会議|出張|面接|転職|退職|バイト|店長|取引先|夜勤/u],
    ['areaStudy', /テスト|試験|宿題|レポート|論文|授業|受験|先生|単位|塾|免許|勉強|卒論/u],
    [
      'areaFood',
      /食べ|飲ん|ごはん|ご飯|料理|作り置き|ラーメン|カレー|ケーキ|コーヒー|弁当|おやつ|焼い|煮/u,
    ],
    ['areaWeather', /雨|雪|台風|晴れ|暑|寒|風が|虹|夕焼け|桜|紅葉|月が/u],
    ['areaMoney', /家賃|給料|お金|貯金|ローン|請求|節約|金欠|値上げ|ボーナス/u],
    ['areaDevice', /スマホ|パソコン|画面|充電|wifi|イヤホン|カメラ|フリーズ/iu],
    ['areaRoad', /電車|バス|渋滞|車が|飛行機|空港|旅行|終電|自転車|ドライブ|登山|キャンプ/u],
    ['areaSport', /走っ|ランニング|ジム|筋トレ|泳|サッカー|野球|ヨガ|マラソン|部活|試合/u],
    ['areaLooks', /髪|前髪|美容院|服|メイク|靴|体重|太っ|痩せ|眼鏡/u],
    ['areaHome', /掃除|洗濯|皿洗い|部屋|隣の人|大家|引っ越|冷蔵庫|段ボール|ゴミ|宅配|水漏れ/u],
    [
      'areaHobby',
      /絵を|ギター|ピアノ|小説|映画|ドラマ|アニメ|ライブ|編み物|写真|本を読|植物|推し/u,
    ],
  ],
};

/** The area of a life that a message tells of, by its words. */
export const readLifeArea = (text: string, language: Language): LifeArea | undefined =>
  WORDS[language].find(([, words]) => words.test(normalizeCharacters(text)))?.[0];
