/** Words for the same being of the visitor's life, in all languages: “the hound” is the greyhound of before. */
const BEINGS: RegExp[] = [
  /狗|柯基|泰迪|金毛|\b(?:dogs?|pup(?:s|py|pies)?|(?:grey)?hounds?|corgis?|terriers?|poodles?)\b|犬|わんこ|ワンコ/iu,
  /猫|喵|\b(?:cats?|kittens?|kitt(?:y|ies))\b|ねこ|ネコ|にゃんこ/iu,
  /鸟|鹦鹉|文鸟|\b(?:birds?|parrots?|budgies?|cockatiels?|canar(?:y|ies))\b|鳥|インコ|オウム/iu,
  /兔|\b(?:rabbits?|bunn(?:y|ies))\b|うさぎ|ウサギ/iu,
  /仓鼠|\b(?:hamsters?|gerbils?)\b|ハムスター/iu,
  /乌龟|\b(?:tortoises?|turtles?)\b|亀|カメ/iu,
  /金鱼|\bgoldfish\b|金魚/iu,
  /老公|老婆|丈夫|妻|媳妇|对象|爱人|那口子|另一半|\b(?:husband|hubby|wife|missus|other half)\b|(?<![工大丈功])夫(?!人)|旦那|嫁/iu,
  /女儿|闺女|丫头|\bdaughters?\b|(?<![姑新大婆])娘/iu,
  /儿子|\bsons?\b|息子/iu,
  /妈|\b(?:mum|mom|mother)\b|母|おかん/iu,
  /爸|\b(?:dad|father)\b|父|おとん/iu,
  /姐|\bsisters?\b|姉/iu,
  /妹|\bsisters?\b/iu,
  /哥|\bbrothers?\b|兄/iu,
  /弟|\bbrothers?\b/iu,
  /奶奶|外婆|姥姥|\b(?:gran|grandma|nan|grandmother)\b|祖母|ばあちゃん/iu,
  /爷爷|外公|姥爷|\b(?:grandpa|grandad|grandfather)\b|祖父|じいちゃん/iu,
  /\b(?:aunt|auntie)\b/iu,
  /\buncle\b/iu,
  /\bcousins?\b|いとこ/iu,
  /朋友|\b(?:friends?|mates?)\b|友達|友人/iu,
  /老板|\bboss\b|上司/iu,
  /室友|\b(?:roommate|flatmate)\b|ルームメイト/iu,
  /同事|\b(?:colleague|coworker|co-worker)s?\b|同僚/iu,
  /前任|前男友|前女友|\bex\b|元カレ|元カノ/iu,
];

/** The number of beings of whom both texts speak. */
export const sharedBeings = (one: string, other: string): number =>
  BEINGS.filter((being) => being.test(one) && being.test(other)).length;
