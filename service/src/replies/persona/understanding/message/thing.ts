import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

/** Things, events and animals of a life that a reply may name; a hyphen stands for a space. */
const NOUNS: Record<Language, string[]> = {
  zh: [
    '笔记本电脑 尤克里里 番茄炒蛋 阳台的花 隐形眼镜 韭菜盒子 乒乓球 仙人掌 停车位 健身房 充电器 充电宝 公交车 冰淇淋 出租车 合唱团 同学会 图书馆 小提琴 巧克力 ',
    '年夜饭 年终奖 广场舞 微波炉 手机壳 打印机 摩托车 收音机 新同学 新学校 新工作 无人机 旧照片 早高峰 望远镜 架子鼓 水龙头 洗衣机 演唱会 热水器 电动车 电视剧 ',
    '电视机 电饭锅 红烧肉 羽毛球 羽绒服 自行车 菜市场 螺蛳粉 行李箱 西红柿 马拉松 高跟鞋 麦克风 麻辣烫 乌龟 乐高 书包 书架 书法 二胡 仓鼠 会议 体检 作业 兔子 ',
    '公交 冰箱 刘海 包子 包裹 医院 午饭 厨房 口琴 口罩 古筝 台灯 台风 吉他 咖啡 啤酒 围巾 围裙 土豆 地铁 夕阳 外卖 外套 多肉 夜宵 夜市 太阳 头发 奖金 ',
    '奶茶 婚宴 婚礼 婚纱 客厅 客户 宿舍 导航 小狗 小猫 小说 展览 工位 工资 帽子 平板 床单 床垫 彩票 彩虹 快递 成绩 房东 房子 房租 手套 手术 手机 手表 ',
    '手账 打卡 报告 报表 拉面 拼图 排骨 摆摊 摊位 操场 教室 新房 日记 早饭 星星 晚饭 暖气 月亮 月季 月饼 机票 枕头 桌子 椅子 楼上 榴莲 橘子 比赛 毕业 ',
    '毛线 毛衣 民宿 水彩 水管 汤圆 汽车 沙发 沙滩 油画 泡面 温泉 游泳 滑板 滑雪 演讲 火车 火锅 灯泡 炒饭 烤箱 烤肉 烧烤 煎饼 照片 爬山 牙医 牛奶 物业 ',
    '狗狗 猫咪 玫瑰 球鞋 瑜伽 生日 电影 电脑 电视 番茄 疫苗 白酒 盆栽 相亲 相册 相机 眼镜 砂锅 礼物 种子 空调 窗帘 窗户 简历 篮球 米粉 米饭 粽子 红包 ',
    '约会 绿萝 老家 老鼠 考试 耳机 聚会 股票 背包 舞蹈 航班 苹果 草莓 荔枝 菜刀 菜园 葬礼 蚊子 蛋糕 蜗牛 蜘蛛 螃蟹 蟑螂 行李 衣服 衣柜 袜子 被子 裙子 ',
    '裤子 西瓜 西装 论文 豆浆 豆腐 超市 足球 跑步 车票 轮胎 辫子 邻居 酒店 酵种 金鱼 钓鱼 钢琴 钥匙 钱包 键盘 门锁 闹钟 阳台 陶艺 雨伞 雨衣 雨靴 零下 ',
    '露营 面包 面条 面试 鞋子 音响 项目 飞机 饺子 饼干 馒头 香蕉 马桶 驾照 高铁 鸡蛋 鹦鹉 鼠标 伞 汤 狗 猫 粥 虾 锅 雨 雪 ',
    '鞋 鱼 鸟 ',
  ],
  en: [
    'washing-machine parking-ticket half-marathon driving-test presentation thunderstorm ',
    'anniversary christening documentary watercolour blood-test boiler-man chess-club ',
    'coursework dishwasher guinea-pig headphones houseplant photograph puzzle-box sketchbook ',
    'sunglasses television university allotment apartment badminton bookshelf breakfast ',
    'classmate colleague croissant greyhound hailstorm hay-fever interview leftovers ',
    'microwave motorbike neighbour promotion saxophone sourdough sunflower telescope ',
    'toothache backpack barbecue basement bathroom birthday climbing coworker deadline ',
    'dumpling festival flatmate football goldfish heatwave hedgehog homework keyboard ',
    'knitting landlord manicure marathon mattress migraine mortgage mountain neighbor ',
    'omelette overtime painting porridge postcard radiator raincoat roommate sandwich ',
    'seedling squirrel suitcase swimming takeaway tortoise umbrella wardrobe airport balcony ',
    'bathtub bedroom bicycle biscuit blanket brownie camping charger college commute concert ',
    'cricket crochet crumble cupcake curtain dentist freezer funeral glasses grandad haircut ',
    'hamster heating holiday kitchen lasagne lecture licence lottery luggage manager meeting ',
    'noodles pancake payslip podcast pottery printer pyjamas rainbow reunion savings ',
    'scooter seagull seaside seminar sneaker snowman spaniel starter surgery sweater teacher ',
    'terrier thunder toaster toddler traffic trainer trumpet ukulele uniform vaccine wedding ',
    'boiler braces brunch budgie burger cactus camera carpet cereal chilli coffee cookie ',
    'degree dinner doctor flight forest fridge fringe garage garden guitar hiking jacket ',
    'jigsaw jumper kettle kitten laptop letter nephew office orchid parcel parrot physio ',
    'pigeon pillow rabbit school sewing shower spider stairs sunset tattoo tennis thesis ',
    'toilet tomato violin waffle wallet album ankle attic bagel basil beach bonus bread cello ',
    'choir cocoa curry diary dough dress drums duvet essay ferry glove hedge horse hound ',
    'jeans lunch mouse movie niece novel party pasta phone photo piano pizza puppy purse ',
    'quilt radio ramen rugby salad scarf skirt sushi train twins baby band beer ',
    'bike boot boss cake coat exam film flat gift keys knee lake lamp lawn lego oven poem ',
    'pony rain rent rose shed shoe snow sock sofa soup stew suit tram trip tyre wasp ',
    'wine yoga bus car cat dog fog fox gym hat job nan pie rug tea ',
  ],
  ja: [
    'ひとり暮らし スーツケース レインコート キーボード クレーター コンサート コンタクト スニーカー ハムスター ハンバーグ バイオリン プリンター プレゼント ワンピース ',
    '一人暮らし 天体望遠鏡 電子レンジ おにぎり お見合い イヤホン ウクレレ エアコン オーブン カーテン キャンプ クッキー コーヒー ゴキブリ サッカー サボテン サークル ',
    'セーター パソコン ベランダ ボーナス マフラー マラソン ラーメン リュック レポート 吹奏楽部 大家さん 引っ越し 昼ごはん 晩ごはん 朝ごはん 満員電車 観葉植物 うさぎ ',
    'うどん おでん お土産 お弁当 こたつ アイス インコ カメラ カラス カレー ギター ケーキ コート シフト スマホ スーツ ソファ チャリ チョコ テスト テニス テレビ ',
    'デート トマト ドラマ ドラム ネイル バイク バイト パスタ ビール ピアノ プリン ベッド メダカ ライブ ラジオ 三味線 充電器 入れ歯 冷蔵庫 初給料 卵焼き 取引先 ',
    '同窓会 味噌汁 唐揚げ 夕焼け 宝くじ 掃除機 文化祭 文芸部 日本酒 望遠鏡 歯医者 洗濯機 炊飯器 筋トレ 結婚式 編み物 美容院 老眼鏡 自転車 花粉症 補聴器 誕生日 ',
    '運動会 隣の人 飛行機 飲み会 お茶 そば クモ ジム バス バラ パン ピザ ヨガ レジ 上司 上着 仕事 会議 免許 写真 出張 切符 刺繍 前髪 卒論 卓球 受験 台所 ',
    '台風 合唱 団子 囲碁 土星 坂道 夕飯 子犬 子猫 学校 実家 家賃 宿題 寿司 将棋 小説 布団 帽子 店長 弁当 手紙 手術 手袋 授業 文鳥 料理 旅行 日記 映画 ',
    '書道 朝顔 本棚 柴犬 検査 残業 毛布 水彩 水泳 渋滞 温泉 焼肉 病院 登山 眼鏡 短歌 紅茶 紅葉 終電 給料 荷物 葬式 試験 財布 貯金 転職 運転 部屋 部活 ',
    '野球 金魚 釣り 長靴 陶芸 電車 面接 靴下 餃子 亀 傘 塾 庭 星 杖 枕 桜 海 犬 猫 畳 絵 腰 膝 薬 虹 蚊 詩 車 鍋 鍵 雨 雪 雷 靴 ',
    '餅 髪 鳩 ',
  ],
};

const nounsOf = (language: Language): string =>
  NOUNS[language]
    .join('')
    .trim()
    .split(' ')
    .map((noun) => noun.replaceAll('-', ' '))
    .join('|');

/** Longer nouns come first, so that “手机壳” is no phone. A katakana noun inside a longer katakana word is another word. */
const PATTERNS: Record<Language, RegExp> = {
  zh: new RegExp(`(?<noun>${nounsOf('zh')})`, 'gu'),
  en: new RegExp(
    `(?:\\b(?<own>my|our) )?(?<adjective>\\b(?:new|old|first|last|own|second|third) )?\\b(?<noun>(?:${nounsOf('en')})(?:e?s)?)\\b(?!['’-])`,
    'giu',
  ),
  ja: new RegExp(
    `(?<![\\p{Script=Katakana}ー])(?<noun>${nounsOf('ja')})(?![\\p{Script=Katakana}ー])`,
    'gu',
  ),
};

/** What a message is about, as the partner names it: “your umbrella”; the longest noun, of equal ones the last. */
export function thingOf(text: string, language: Language): string | undefined {
  const found = [...normalizeCharacters(text).matchAll(PATTERNS[language])].map(
    ({ groups = {} }) => groups as Record<string, string | undefined>,
  );
  const best = found.reduce<(typeof found)[number] | undefined>(
    (one, other) => ((other.noun ?? '').length >= (one?.noun ?? '').length ? other : one),
    undefined,
  );
  if (best?.noun === undefined) return undefined;
  if (language !== 'en') return best.noun;
  const noun = `${best.adjective ?? ''}${best.noun}`.toLowerCase();
  return `${best.own === undefined ? 'the' : 'your'} ${noun}`;
}
