import { ENGLISH_CHATS } from './english-chats';
import { CHILD, ENGLISH_PAYMENTS } from './english-payments';
import type { MatterPatterns } from './matters';

const ACCOUNT = /\b(?:account|acc|sign ?up|registration)\b/u;
const REMOVES =
  /\b(?:delet\w+|remov\w+|wip(?:e|ed|ing)|eras\w+|clos(?:e|ed|ing)|get rid of|cancel\w*|deactivat\w+|scrap|nuke|kill|quit|leave for good|gone)\b/u;
const CHATS =
  /\b(?:chats?|messages?|conversations?|histor\w+|wrote|write|said|say|tell|told|talk\w*|beans?|progress|memor\w+|everything|stuff|data)\b/u;

/** Help with the site in English. */
export const ENGLISH_MATTERS: MatterPatterns = [
  [
    'foreignNumber',
    [
      /\b(?:foreign|overseas|abroad|american|us|uk|british|german|french|spanish|portuguese|italian|dutch|polish|irish|swedish|danish|turkish|brazilian|mexican|thai|vietnamese|malaysian|singapore\w*|filipino|indonesian|japanese|korean|canadian|australian|indian|hong kong|hk|macau|taiwan\w*|european|non-chinese|international) (?:\w+ )?(?:number|phone|mobile|sim)\b|\b(?:number|phone|mobile|sim)(?:['’]s| is|s)? (?:\w+ )?(?:foreign|overseas|abroad|american|us|uk|british|german|french|spanish|portuguese|italian|dutch|polish|irish|swedish|danish|turkish|brazilian|mexican|thai|vietnamese|malaysian|singapore\w*|filipino|indonesian|japanese|korean|canadian|australian|indian|hong kong|hk|macau|taiwan\w*|european|non-chinese|international)\b|\+\d{1,3}\b/u,
      /\b(?:log|sign|register|use|work|accept\w*|join|get in|account|ok|okay|fine|codes?|sms|text|typed|sign\w*)\b/u,
    ],
  ],
  [
    'codeMissing',
    [
      /\b(?:codes?|sms|verification|otp|digits|login text|text message|the text)\b/u,
      /\b(?:never|not|no|nothing|still|waiting|where|\w+n't|(?:wo|did|does|is|has|have|are)nt|nowhere|keeps?|refuses?|any)\b/u,
      /\b(?:arriv\w+|com(?:e|es|ing)|came|get|got|gets|receiv\w+|show\w*|sent|send\w*|turn\w* up|land\w*|through|waiting|yet|nothing|here|where|min\w*|ages|hours?)\b/u,
    ],
    /\b(?:cheat|promo|discount|source|qr|dress|compile|my boss|games?|he|she|him|her)\b/u,
  ],
  [
    'password',
    [
      /\bpasswords?\b/u,
      /\b(?:forg[oe]t\w*|reset|change|need|set|choose|how many|lost|where|make up|recover|have to|pick|have)\b/u,
    ],
    /\b(?:game|door|safe|level|vault)\b/u,
  ],
  [
    'removalLosses',
    [
      /\b(?:delet\w+|remov\w+|regret\w*|wip(?:e|ed)|clos(?:e|ed)|undo|change my mind|gone|leave|left)\b/u,
      /\b(?:come back|get .{0,20}back|restor\w+|recover\w*|undo|return|bring .{0,20}back|keep|lose|lost|still (?:be )?there)\b/u,
      CHATS,
      /\b(?:account|regret\w*|my chats|my beans|removal|my conversations|my messages)\b/u,
    ],
    /\b(?:register|sign(?:ed|ing)? ?up|log(?:ged|ging)? in|same number|guest|game|save file)\b/u,
  ],
  [
    'afterRemoval',
    [
      /\b(?:delet\w+|remov\w+|wip(?:e|ed)|clos(?:e|ed)|quit|cancel\w*|left|leave)\b/u,
      /\b(?:again|come back|later|same (?:number|phone)|re-?register|rejoin|re-?join|start (?:over|fresh)|new one|return)\b/u,
      /\b(?:account|register|sign ?up|number|rejoin|join|profile)\b/u,
    ],
  ],
  [
    'removal',
    [
      ACCOUNT,
      REMOVES,
      /\b(?:how|can|want|where|need|like to|wanna|would|please|way|help|possible|let me|gonna|do i|trying|steps)\b/u,
    ],
    /\b(?:facebook|instagram|bank|twitter|tiktok|google|steam|netflix|game|discord)\b/u,
  ],
  [
    'guestKept',
    [
      /\b(?:(?:sign|signed|signing) up|register(?:ed|ing)?|log(?:ged|ging)? in|(?:make|create|made|get|open) an account|guest|without (?:an account|logging|signing|registering)|not (?:logged|signed)|join(?:ed|ing)?)\b/u,
      /\b(?:lost|lose|losing|kept|keep|stays?|saved?|gone|vanish\w*|disappear\w*|carr(?:y|ied|ies)|transfer\w*|come with|deleted|still (?:be )?(?:here|there)|wiped|survive|follow)\b/u,
      CHATS,
    ],
    /\b(?:game|story|delete my account|beans)\b/u,
  ],
  [
    'guest',
    [
      /\b(?:without (?:an account|logging|signing|registering)|(?:do|must|have) (?:i|we|to|you) .{0,10}(?:register|sign up|log in|make an account|need an account)|need an account|as a guest)\b/u,
      /\b(?:chat|talk|write|use|try|speak|message)\b/u,
    ],
  ],
  ...ENGLISH_PAYMENTS,
  [
    'advertising',
    [
      /\b(?:ads?|adverts?|advertis\w+|sell(?:ing)?|sold|third part(?:y|ies)|marketing|brokers?|sponsors?)\b/u,
      /\b(?:what i|my|chats?|data|conversations?|messages?|info\w*|secrets?|i (?:tell|say|write|type)|our)\b/u,
      /\b(?:you|they|do|does|will|is|are|end up|get|anyone|company|site)\b/u,
    ],
    /\b(?:my (?:car|bike|old|house|flat|stuff|sister|brother|guitar)|game|in the shop|job)\b/u,
  ],
  [
    'otherPartners',
    [
      /\b(?:other|another|rest of the|all the|different|your) (?:\w+ )?(?:partners?|companions?|characters?|ais?|bots?|friends here|colleagues|mates)\b|\b(?:the (?:others|rest of you)|you all|each other|one of you)\b/u,
      /\b(?:know|knows|see|sees|read|reads|hear|hears|share\w*|tell|find out|remember\w*|gossip|pass\w* (?:it )?on|aware|leak|compare notes|learn|told)\b/u,
      /\b(?:i (?:\w+ )?(?:say|said|told|tell|write|wrote|type|share|confess\w*)|my (?:secret\w*|chats?|story|messages|name|stuff|words)|what i|about me|between us|this|our)\b/u,
    ],
    /\b(?:nasty|rude|report|game|who (?:here )?(?:is|plays|knows))\b/u,
  ],
  [
    'otherVisitors',
    [
      /\b(?:others?|other (?:users|people|players|visitors|members)|strangers?|anyone else|staff|employees|moderators|somebody at|humans? (?:read|see))\b/u,
      /\b(?:read|see|look at|view|access|watch|tell|share|told)\b/u,
      /\b(?:chats?|messages?|what i|conversations?|this|my)\b/u,
    ],
    /\b(?:game|film|movie)\b/u,
  ],
  [
    'report',
    [
      /\breport(?:ing)?\b|\bcomplain\w*\b|\b(?:partners?|companions?|characters?|bots?|ais?|one of (?:you|them)|somebody here|someone here)\b.{0,40}\b(?:nasty|rude|creepy|offensive|inappropriate|horrible|gross|mean|racist|sexist|hurtful|vile|disgusting|uncomfortable|swore|insult\w*|weird|out of line|wrong)\b/u,
      /\b(?:who|where|how|tell|report|complain|do (?:i|about)|can i|contact)\b/u,
    ],
    /\b(?:weather report|book report|boss|work|school|game|report for|report due)\b/u,
  ],
  [
    'curfew',
    [
      /\b(?:10 ?(?:pm|p\.m\.|o'?clock)|ten (?:pm|o'?clock|at night)?|22(?::| )?00|night|late|evening|curfew|bedtime)\b/u,
      /\b(?:lock\w*|block\w*|kick\w*|stop\w*|can't|cannot|won't|shut|closed|not let|doesn't|cut (?:me )?off|unavailable|curfew)\b/u,
      /\b(?:chat\w*|talk|use|site|log|write|message|app|curfew)\b/u,
      /\b(?:i'?m (?:only |just )?1[0-7]|1[0-7]|under ?age|minor|teen|kid|son|daughter|curfew|under (?:18|eighteen)|school)\b/u,
    ],
  ],
  [
    'minorsPay',
    [
      CHILD,
      /\b(?:pay|buy|spend|top[- ]?up|purchase)\b/u,
      /\b(?:can|may|allowed|able|let|stop|prevent|limit)\b/u,
      /\b(?:beans?|membership|here|on (?:this|your|the) site|money|app)\b/u,
    ],
    /\bgames?\b/u,
  ],
  [
    'age',
    [
      CHILD,
      /\b(?:use (?:it|this|the site|huoban|you|the app|your)|(?:allowed|ok|okay|old enough|too young|safe|fine|suitable|legal) (?:to|for|on|here|if|with|at)|join|sign up|register|on here|chat (?:here|with you|on)|(?:let|allow) (?:him|her|them|my)|have an account)\b/u,
    ],
    /\b(?:games?|play\w*|allergic|school|work|job|building|loves?|join me|scares?|one where)\b/u,
  ],
  [
    'age',
    [
      /\b(?:age (?:limit|restriction|requirement|rating)|minimum age|how old (?:do|must|should) (?:i|you|one|we)|age (?:do|must)|old enough)\b/u,
    ],
    /\bgames?\b/u,
  ],
  [
    'requirements',
    [
      /\b(?:app|client|download|install\w*|software|huoban|your (?:site|program|thing|website)|this site|the site|website)\b/u,
      /\b(?:windows ?(?:\d+|xp|vista)?|win ?\d+|ram|gb|gigs?|laptop|pc|mac(?:book|os)?|linux|chromebook|android ?\d*|ios ?\d*|iphone|specs?|requirements?|memory|processor|cpu|old (?:phone|computer|machine)|tablet|ipad)\b/u,
      /\b(?:run|work|enough|handle|support\w*|install\w*|need|require\w*|manage|cope|ok|okay|can|will|does|compatible|minimum)\b/u,
    ],
    /\b(?:games?|play|log in|number|code|remember\w*|switch(?:ed)? phones?)\b/u,
  ],
  [
    'training',
    [
      /\b(?:train\w*|teach\w*|feed\w*|improve)\b/u,
      /\b(?:chats?|messages?|conversations?|what i|my words|data|this)\b/u,
      /\b(?:ai|models?|stuff|machine|you using|using|use)\b/u,
    ],
    /\b(?:games?|work|gym|dog|school)\b/u,
  ],
  [
    'nickname',
    [
      /\b(?:avatar|nickname|profile (?:pic\w*|photo|name|image)|user ?name|display name)\b/u,
      /\b(?:chang\w+|edit|set|upload|new|update|replace|pick|own)\b/u,
    ],
    /\b(?:your|game)\b/u,
  ],
  [
    'newNumber',
    [
      /\b(?:number|sim)\b/u,
      /\b(?:new|chang\w+|switch\w*|old|lost|different)\b/u,
      /\b(?:account|log|sign|keep|site|here|update|linked|chats?)\b/u,
    ],
    /\b(?:delet\w+|remov\w+|register|room|lucky|games?)\b/u,
  ],
  [
    'limit',
    [
      /\b(?:most|limit|max(?:imum)?|cap|at once)\b/u,
      /\b(?:top[- ]?up|spend|pay\w*|purchase|buy|beans?)\b/u,
      /\b(?:day|per|once|limit|cap|max(?:imum)?|go|beans?)\b/u,
    ],
    /\b(?:players?|games?|age)\b/u,
  ],
  [
    'deleteChat',
    [
      /\b(?:chats?|conversations?|(?:chat )?history|messages?)\b/u,
      /\b(?:delet\w+|clear|eras\w+|wip\w+|get rid of|remov\w+|bin)\b/u,
      /\b(?:how|can|where|want|way|could|my|our|this)\b/u,
    ],
    /\b(?:account|ex|whatsapp|memor\w+|forget|group)\b/u,
  ],
  [
    'writingOnly',
    [
      /\bvoice (?:calls?|chat|notes?|messages?)\b|\bvideo ?(?:calls?|chat)\b|\bface ?time\b|\b(?:ring|phone|call) (?:you|ya) up\b|\bgive (?:you|ya) a (?:ring|call|bell)\b|\btalk out loud\b|\b(?:hear|listen to) (?:a|your) (?:real |actual )?voice\b|\b(?:send|show|post|paste|upload) (?:you|ya)? ?(?:a |my |some |the )*(?:pics?|pictures?|photos?|selfies?|voice)\b/u,
      /\b(?:can|could|may|is there|do you|does|how|why|want|rather|let me|any way|instead)\b/u,
    ],
    /\b(?:avatar|profile|my (?:mum|mom|dad|boss|ex|friend|mate|sister|brother|wife|husband|son|daughter)|(?:her|him|them|he|she|they))\b/u,
  ],
  [
    'download',
    [
      /\b(?:app|client|download\w*|install\w*|program|desktop version)\b/u,
      /\b(?:where|is there|got|have you|do you have|get|find|how do i|link)\b/u,
      /\b(?:you|your|this|huoban|download|install\w*|the app|the client|computer|phone|windows|an app)\b/u,
    ],
    /\b(?:games?|play|dlc|code|job|studio)\b/u,
  ],
  [
    'stolen',
    [
      /\baccount\b/u,
      /\b(?:hacked|stolen|someone (?:else )?(?:is |has )?(?:using|logged|in|got)|somebody (?:else )?(?:is |has )?(?:using|logged|in|got)|broken into|compromised|hijacked)\b/u,
    ],
    /\bbank\b/u,
  ],
  ...ENGLISH_CHATS,
];
