import type { LanguagePatterns } from './language-patterns';

const VERY =
  '(?:really |also |still |just |absolutely |do |mostly |mainly |always |totally |quite |especially |actually |only |even |both )*';

/** What follows “I'm” with a capital letter and is no name. */
const NO_NAME =
  '(?:Bored|Tired|Sad|Happy|Hungry|Sorry|Fine|Good|Great|Okay|Ok|Back|Here|Done|Lost|Stuck|Sick|Angry|Lonely|Busy|New|Not|Sure|Ready|Home|Late|Scared|Excited|Confused|Broke|Single|Going|Just|So|Very|Really|Still|Chinese|Japanese|English|American|British)\\b';

/** Work that visitors name without a subject: “night nurse, so I play at dawn”. */
const WORK =
  '(?:full-time |part-time |night |trainee |retired |junior |senior |primary school |head |freelance )*(?:nurse|teacher|doctor|student|chef|cook|driver|engineer|programmer|developer|designer|accountant|lawyer|baker|barista|waiter|waitress|farmer|mechanic|electrician|plumber|carpenter|paramedic|firefighter|librarian|translator|journalist|photographer|musician|postman|cleaner|carer|hairdresser|pharmacist|vet)';
/** Words before what is said. */
const BEGINNING = '^(?:(?:oh|and|also|but|well|so|btw|tbh|honestly)[, ]+)*';

/** Statements of visitors in English. */
export const ENGLISH: LanguagePatterns = {
  clauses:
    /,\s*(?:and |but |also |so )?(?=(?:i|i'm|i've|my|not|call|it's)\b)|;|\s(?:but|and|though)\s(?=(?:i|i'm|i've|my)\b)|\bbut not\b\s*/iu,
  end: /[.!;]+$/u,
  self: new RegExp(
    `\\b(?:i|i'm|i've|my|me|mine|we|we've|our|us)\\b|^${WORK}$|^\\p{L}+ here,`,
    'iu',
  ),
  subject: null,
  excluded:
    /\?|^(?:so |and |well,? )?(?:do|does|did|can|could|would|will|should|is|are|what|which|who|where|when|why|how|please|tell|recommend|suggest)\b/iu,
  partner: /\b(?:can|love|hate|like|miss) you\b|\b(?:like|love|enjoy)\b.{0,20} (?:with|to) you\b/iu,
  name: [
    /\b(?:my name is|my name's|call me|i'm called|i am called|people call me|everyone calls me|i go by|the name's)\s(?!to\b|when\b|a\b)(?<value>[\p{L}'’-]+(?: (?!btw\b|pls\b|please\b|ok\b|tho\b|though\b|thanks\b|and\b|but\b|not\b|by\b|in\b|at\b|from\b|when\b|now\b|here\b|if\b|so\b|cos\b|because\b)\p{Lu}[\p{L}'’-]*)?)/iu,
    new RegExp(
      `^(?:[Hh]i|[Hh]ello|[Hh]ey)?[,!]?\\s*(?:I'm|I am|i'm|This is)\\s(?!${NO_NAME})(?<value>\\p{Lu}\\p{Ll}+)(?: here| by the way| btw)?(?=,|$)`,
      'u',
    ),
    // “Priya here, allergic to nuts”; with a capital, as “same here” is none.
    new RegExp(
      `^(?!${NO_NAME}|(?:Same|Nothing|Nobody|Quiet|Anyone|Over|Right|Out|Up|Down)\\b)(?<value>\\p{Lu}\\p{Ll}+) here(?=,|$)`,
      'u',
    ),
  ],
  plays:
    /\b(?:play|game|gaming|own|have|got|use|using|bought|switched|moved|on my|mostly|only)\b/iu,
  playsNot: /\b(?:don't|do not|no longer|never|not|sold|broke|stopped|without)\b/iu,
  playsAlso: /\b(?:also|too|as well|sometimes)\b/iu,
  like: new RegExp(
    `\\b(?:i ${VERY}(?:love|like|enjoy|adore|prefer)|(?:i'm|i am) ${VERY}(?:into|fond of|crazy about|a (?:big |huge )?fan of)) (?!you\\b|it\\b|that\\b|this\\b|to know|how\\b|when\\b|your?\\b)(?<value>.+)$|\\bi (?:can't|cannot|can never) get enough of (?<other>.+)$|${BEGINNING}(?!it\\b|that\\b|this\\b)(?<place>[\\w' -]{3,30}?) (?:makes? me (?:so )?happy|(?:is|are) (?:totally |really )?my (?:thing|jam|passion))$`,
    'iu',
  ),
  dislike: new RegExp(
    `\\b(?:i ${VERY}(?:hate|dislike|can't stand|cannot stand|detest|loathe|avoid|don't ${VERY}(?:like|enjoy|love)|do not ${VERY}(?:like|enjoy)|can't do)|(?:i'm|i am) ${VERY}(?:afraid of|scared of|terrified of|not (?:into|a fan of|fond of))) (?!you\\b|it\\b|that\\b|this\\b|when\\b|your?\\b)(?<value>.+)$|${BEGINNING}(?!it\\b|that\\b|this\\b|you\\b)(?<other>[\\w' -]{3,30}?) (?:just |really )*(?:bores?|annoys?|irritates?|scares?|disgusts?) me\\b|${BEGINNING}(?!it\\b|that\\b|this\\b)(?<place>[\\w' -]{3,30}?) (?:isn't|aren't|is not|are not) (?:really )?(?:my (?:thing|cup of tea|scene)|for me)$|^(?:but |and |so |just )?(?:no|nothing with) (?<none>[\\w' -]{3,30}?) (?:for me|please)(?: please)?(?=,|$)`,
    'iu',
  ),
  likeNoMore:
    /\bi (?:don't|do not|no longer) (?:really )?(?:like|love|enjoy) (?<value>.+?) any ?more$|\bi no longer (?:like|love|enjoy) (?<other>.+)$/iu,
  dislikeNoMore:
    /\b(?:i (?:don't|do not|no longer)(?: really)? (?:hate|dislike|mind)|(?:i'm|i am) (?:not|no longer) (?:afraid|scared) of) (?<value>.+?)(?: any ?more)?$/iu,
  factNoMore:
    /\bi(?:'m| am) (?:no longer|not) (?:an? )?(?<value>[\w -]{3,30}?) any ?more$|\bi (?:don't|do not|no longer) (?:work|live|study)(?: as| in| at)? (?:an? )?(?<other>[\w -]{2,30}?)(?: any ?more)?$/iu,
  and: / and |, (?:and )?|&/iu,
  trim: /^(?:the|a|an|to)\s|(?:\s(?:a lot|so much|very much|the most|most|too|though|by the way|these days|right now|now))+$|[.!~\s]+$/giu,
  factsBeforeLikes: [
    [
      'favourite',
      /\bmy (?<noun>(?:favou?rite|least favou?rite|lucky) [\w' -]{2,24}?) (?:is|are|has to be|would be) (?<value>.+)$/iu,
    ],
    [
      'birthday',
      /\bmy birthday(?: is|'s)(?: on)? (?<value>.+)$|\bi was born (?:on|in) (?<other>.+)$/iu,
    ],
    [
      'my',
      /\b(?:my|our) (?!name\b|birthday\b)(?<noun>[\w' -]{2,30}?)(?<verb>(?:'s name)? (?:is|are|was) (?:called|named)|'s name is| is| are| has| have| lives| works| likes| loves| hates| turns| turned| studies| goes| plays| just| got| eats| sleeps| teaches| died| passed away| ran away| moved| left| retired| graduated| started| bought)(?: (?<value>.+))?$/iu,
    ],
  ],
  facts: [
    [
      'home',
      /\b(?:i live|i'm living|i am living|i've moved|i moved|i just moved|i'm based)(?: now)?(?: in| to| near| on)? (?<value>.+)$/iu,
    ],
    [
      'origin',
      /\b(?:i'm from|i am from|i come from|i grew up in|i'm originally from) (?<value>.+)$/iu,
    ],
    ['age', /\b(?:i'm|i am|i just turned|i turned) (?<value>\d{1,2})(?: years old)?$/iu],
    ['allergy', /\b(?:i'm|i am) (?:badly |very )?allergic to (?<noun>.+)$/iu],
    [
      'job',
      /\b(?:i work|i'm working|i am working) (?<value>(?:as|at|in|for|from|on|nights?|with) ?.*)$|\b(?:i'm|i am) an? (?!bit\b|fan\b|little\b|lot\b|big\b|huge\b|new\b|human\b|real\b|mess\b)(?<other>[\w -]{3,40})$/iu,
    ],
    ['job', new RegExp(`^(?<value>${WORK})(?: here| by trade| by day)?$`, 'iu')],
    [
      'study',
      /\b(?:i study|i'm studying|i am studying|i'm majoring in|i major in|i'm reading) (?<value>.+)$/iu,
    ],
    [
      'learning',
      new RegExp(
        `\\b(?:i'm|i am) (?:currently |still )?(?<noun>learning|training for|training|preparing for|preparing|writing|working on|building|saving|planning|expecting|getting|moving|taking|quitting|restoring|knitting) (?<value>.+)$`,
        'iu',
      ),
    ],
    [
      'have',
      /\b(?:(?:i|we) (?:have|own|adopted|keep|got|bought|rescued)|(?:i|we)'ve (?:got|adopted|bought)) (?<value>(?:an?|two|three|four|five|six|\d+|several|no) (?!idea|question|problem|look|feeling|bit|lot)[^.]+)$/iu,
    ],
    [
      'can',
      /\bi (?:can |also |often |sometimes |usually )*(?:play the|speak|teach|drive|run|bake|paint|sing|dance|knit|collect|volunteer|coach|garden|swim|climb|cycle|ride|cook|draw|write|grow)\b ?(?<value>.*)$/iu,
    ],
    [
      'habit',
      /\bi .+\b(?:every (?:day|morning|evening|night|week|weekend|\w+day)|on (?:\w+days|weekends)|before bed|at night|after work|in the mornings?|in the evenings?)\b.*$|\bi (?:usually|always|never|normally) .+$/iu,
    ],
    [
      'life',
      new RegExp(
        `\\bi(?:'ve| have)? (?:just |recently )?(?:got|get|graduated|retired|quit|married|divorced|lost|passed|failed|started|became|won) (?<value>.+)$`,
        'iu',
      ),
    ],
  ],
  promise:
    /\b(?:i promise|promise me|you promised|let's agree|it's a deal|remind me|i'll (?:tell|show|bring|try|come back|let you know)|we'll .*(?:next time|tomorrow|later)|(?:next time|tomorrow)(?:,)? (?:i|we|let's))\b/iu,
  corrections: [
    /^(?:no,? |sorry,? )*not (?<wrong>[\p{L}'-]{2,20}),? (?!but\b|it\b|i\b)(?<right>[\p{L}'-]{2,20})$/iu,
    /\bnot (?:called |named |in |on |from |a |an |the )*(?<wrong>[^,.;]{1,30}?),? (?:but|it's|it is|i'm|rather|he's|she's|they're)(?: called| named| in| on| from| a| an| the)* (?<right>[^,.;!]{1,30})/iu,
    /\b(?:it's|it is|is|called|named|i meant|make that|in|on|from) (?<right>[^,.;]{1,30}), not (?:in |on |from |a |an |the |called )*(?<wrong>[^,.;!]{1,30})/iu,
  ],
  correctionPrefix:
    /^(?:my|the|an?|in|on|at|from|called|named|it's|is|i|i'm|live|living|play|playing)\s+/iu,
  asksToForget:
    /^(?!.*\b(?:account|profile|chat|messages?)\b)(?:(?:oh|hey|so|please|ok|actually|but|and)[,!]? )*(?:.{4,40}, ?)?(?:can|could|would|will) you (?:please |just |kindly )*(?:forget|erase|delete|un-?remember|unlearn|unknow|unhear|scrap|wipe)\b/iu,
  asksAboutForgetting:
    /\b(?:account|profile)\b|^(?:how|what|where|when|why|does|do i|is|if|i want out|can i)\b/iu,
  noForget:
    /\bwhat (?:all )?(?:gets?|is|will|would|does|do you)\b.{0,20}\b(?:delet\w*|eras\w*|remov\w*|forget|forgotten|wiped?|lost|lose|gone)\b|\b(?:i (?:always |often |never )?forg[eo]t|don'?t (?:you )?(?:ever |let \w+ )?forget|never forget)\b/iu,
  changesSubject:
    /\b(?:let['’]s|let us|can we|shall we) (?:just )?(?:drop|leave|change|not talk|stop)\b/iu,
  refersBack: /\b(?:that|this|it|again)\b/iu,
  forget:
    /\b(?:forget|erase|delete|remove|stop remembering|don't want you to (?:know|remember|keep)|don't remember|do not remember|unlearn|unknow|unhear|un-?remember|(?:scrap|wipe|strike|scratch|bin|ditch|lose|drop|scrub|ignore|disregard|take back) (?:that\b(?!'s)|what i|.{2,30} (?:from|off) (?:your (?:memory|notes|list|mind|head)|the record)|(?:the|my) (?:.{2,20} )?(?:bit|part|thing|name)\b)|take .{2,30} off (?:your|the) (?:memory|notes|list|record)|pretend (?:i|you) never (?:said|told|heard|mentioned|knew)|(?:i|you) never (?:said|heard) (?:it|that))\b/iu,
  everything: /\b(?:everything|all of it|it all|anything)\b(?! (?:about|on) my)/iu,
  latest:
    /^(?:\W|\b(?:please|ok|oh|nah|actually|just|now)\b)*(?:scrap|bin|scratch|ditch|ignore|disregard) that\W*$|\b(?:what i just (?:said|stated you)|my last message|that last (?:bit|thing))\b/iu,
  filler:
    /\b(?:please|un-?remember|scratch|bin|ditch|lose|drop|scrub|ignore|disregard|take|back|off|will|nah|ugh|your|list|scrap|wipe|strike|unknow|unhear|pretend|never|heard|knew|from your (?:memory|notes|list)|memory|notes|can|could|you|forget|erase|delete|remove|stop|remembering|don't|do|not|remember|what|everything|all|anything|that|the|thing|things|bit|part|i|i've|i'm|said|told|tell|mentioned|about|of|on|to|my|me|me|mine|it|is|are|am|was|have|has|a|an|and|in|with|from|for|name|'s|where|which|when|how|who|just|earlier|before|again|like|love|hate|play|fact|stuff|any|anymore|now|know|knew|want|keep|longer)\b|'s\b|[.,!?]/giu,
  topics: [
    ['name', /\b(?:name|what i'm called|who i am)\b/iu],
    ['platform', /\b(?:platform|console|device|machine|what i play on)\b/iu],
    ['birthday', /\bbirthday|when i was born\b/iu],
    ['home', /\b(?:where i live|home|address|city|town)\b/iu],
    ['origin', /\bwhere i(?:'m| am| come) from\b/iu],
    ['job', /\b(?:job|work|profession|what i do|living)\b/iu],
    ['study', /\b(?:studies|study|studying|course|major)\b/iu],
    ['age', /\b(?:age|how old)\b/iu],
    ['mood', /\b(?:mood|how i felt|feeling)\b/iu],
    ['promise', /\b(?:promise|promised|agreed|deal)\b/iu],
    ['game', /\bgames we\b/iu],
    ['like', /\b(?:likes|what i (?:like|love)|hobbies|tastes)\b/iu],
    ['dislike', /\b(?:dislikes|what i (?:hate|dislike|don't like))\b/iu],
  ],
  asks: [
    [
      'name',
      /\b(?:what(?:'s| is| was) my name|who am i|do you (?:still )?(?:remember|know|recall) (?:my name|who i am|what i'm called)|what (?:am|was) i called|what (?:do|did|should|will|would|are) you (?:call|calling|to call) me|what (?:do|did) i (?:want|ask) you to call me|who am i to you|who(?:'s| is| are)?(?: it)? (?:(?:talking|chatting|speaking) (?:to|with) you|you(?:'re)? (?:talking|chatting|speaking) (?:to|with))|my name (?:is|was)(?: again)?(?=\s*\?)|my name(?=(?:,| and\b| though)[^.]*\?))|\b(?:remember|forget|forgotten|got) my name\b(?=.*\?)/iu,
    ],
    [
      'platform',
      /\bwhat (?:do|did) i (?:usually |mostly )?(?:play|game)(?: games)? on\b|\b(?:which|what) (?:platform|console|device|machine|system) (?:do|did|am) i\b|\bwhat(?:'s| is) my (?:platform|console|device|machine)\b|\bremember what i play on\b/iu,
    ],
    ['birthday', /\bwhen(?:'s| is) my birthday|when was i born\b|my birthday/iu],
    [
      'home',
      /\bwhere do i live|where(?:'s| is) my home|which (?:city|town) do i live|where did i move\b/iu,
    ],
    ['origin', /\bwhere (?:am i|do i come) from\b/iu],
    [
      'job',
      /\b(?:what(?:'s| is| was) my (?:job|work|profession|line of work)|what (?:is it (?:that )?i do|do i (?:do|work))(?: for (?:a living|work))?(?: as)?|where (?:is it i|do i) work|how (?:do i|i) (?:earn|make) (?:my|a) (?:living|money)|my job (?:is|was)(?: again)?(?=\s*\?))\b/iu,
    ],
    ['study', /\bwhat (?:do i study|am i studying|is my major|did i study)\b/iu],
    ['age', /\b(?:how old am i|what(?:'s| is) my age)\b/iu],
    ['allergy', /\ballergic\b/iu],
    ['mood', /\bhow (?:was i|did i) (?:feel|feeling|doing)\b|\bmy mood\b/iu],
    ['promise', /\bwhat did (?:i|we|you) (?:promise|agree)|our (?:promise|deal)\b/iu],
    ['game', /\b(?:which|what) games (?:did|have) we (?:talk|talked|discuss|discussed)/iu],
    [
      'dislike',
      /\bwhat (?:\w+ )?(?:do|did|is it) i (?:really )?(?:hate|dislike|not like|don't like|can't (?:stand|do|handle|play|eat)|won't (?:touch|play|eat)|say i hate)|what don't i like|what can't i stand|what am i afraid of\b/iu,
    ],
    [
      'like',
      /\b(?:what|which)(?: \w+)? (?:do|did|is it) i (?:really )?(?:love|like|enjoy|say i (?:love|like))|what are my (?:likes|hobbies)|what am i into\b/iu,
    ],
  ],
  asksSelf:
    /\b(?:what|which|where|who|when|how (?:old|many|long|often)|remind me|do you (?:still )?(?:remember|know|recall)|did i (?:say|tell|mention))\b(?!.*\b(?:should|could|can|would) i\b).*\b(?:i|my|i'm|me)\b/iu,
  asksAll:
    /\bwhat (?:do|did) you (?:know|remember|recall) (?:about|of) me\b|\bwhat have i stated you\b/iu,
};
