import type { IntentPatterns } from './intent';

/** English questions. */
export const ENGLISH: IntentPatterns = [
  [
    'crisis',
    /\b(?:kill(?:ing)? myself|suicid\w*|want to die|wanna die|end my life|self[- ]?harm|cut(?:ting)? myself|hurt(?:ing)? myself|don'?t want to live|better off dead|no reason to live)\b/u,
  ],
  [
    'human',
    /\bare you (?:really )?(?:a |an )?(?:real|human|person|robot|bot|ai|machine|program)\b|\b(?:human or|real person|chat ?bot|artificial intelligence)\b/u,
  ],
  [
    'unknowable',
    /\b(?:how much (?:does|is|do|for)|price|cost|expensive|cheap|on sale|discount|sequel|part two|follow-up|copies|sold|sales|rating|metacritic|review score|system requirements?|graphics card|gpu|ram|fps|file size|gigabytes|voice act\w*|composer|soundtrack by|director|cheat codes?|weather|forecast|lottery|stock (?:market|prices?)|share price|news|exchange rate|president|capital of|my (?:name|age|birthday|address)|who am i|who won|the score|what time is it|what day is it|what's the date)\b/u,
  ],
  [
    'sameStudio',
    /\b(?:what (?:else|other|games?)|anything else|other games)\b.*\b(?:made|make|developed?|did|done|released?|by|from)\b|\bgames? (?:by|from|of) /u,
  ],
  [
    'whoPlays',
    /\b(?:who|which (?:partners?|companions?|characters?)|anyone|somebody)\b.{0,16}\bplays?\b|\bplay .{0,30}\bwith me\b/u,
  ],
  [
    'inGame',
    /\b(?:which|what) game\b.{0,40}\b(?:from|in|of|appear|belong)|\b(?:from|in) (?:which|what) game\b|\bwhere is .{1,40} from\b/u,
  ],
  [
    'skill',
    /\b(?:skills?|abilit(?:y|ies)|power|special move|talent|what can .{1,40} do|good at)\b/u,
  ],
  [
    'developer',
    /\bwho(?:'s| is| are|'re)?\b.{0,12}\b(?:made|makes?|making|developed|develops?|created|creator|built|published|develop(?:er|ers)|behind)\b|\b(?:developers?|studio|dev|company|publisher|makers?|made by|developed by)\b/u,
  ],
  [
    'when',
    /\bwhen (?:does|do|is|will) .{0,40}\b(?:start|begin|end|over|finish|on)\b|\bhow long (?:does|is|will) .{0,30}\b(?:last|on|run)\b|\bdays left\b/u,
  ],
  [
    'released',
    /\bwhen (?:did|was|were|is|has)\b.*|\b(?:release(?:d| date)?|come out|came out|launch(?:ed)?|what year|which year|how old|how new|is .{1,40} new)\b/u,
  ],
  [
    'players',
    /\b(?:how many (?:people|players|friends|of us)|players?\b|multi-?player|single-?player|co-?op|alone|solo|with (?:a )?friends?|online together|player count|and i play|two of us|on my own|by myself)\b/u,
  ],
  [
    'platforms',
    /\b(?:platforms?|consoles?|pc|computer|laptop|switch|playstation|ps ?[45]|xbox|mobile|phone|android|iphone|ios|what can i play .{1,40} on|where can i play|play it on|devices?)\b/u,
  ],
  ['genre', /\b(?:genres?|(?:kind|type|sort) of game|category)\b/u],
  [
    'roles',
    /\b(?:which|what|who are|list|main|any|name)\b.{0,14}\b(?:characters?|roles?|heroes|cast|protagonists?)\b|\bwho(?:'s| is) in\b|\bwho (?:do i|can i|will i) meet\b/u,
  ],
  ['rewards', /\b(?:rewards?|prizes?|win in|get for|what do i (?:get|win))\b/u],
  [
    'steps',
    /\bhow (?:do|can) i (?:join|enter|sign up|take part)|\bhow to (?:join|enter|sign up)\b|\btake part\b/u,
  ],
  ['activities', /\b(?:events?|activit(?:y|ies)|going on|what'?s on|happening)\b/u],
  ['stories', /\b(?:stories|a story|story (?:time|mode)|tell me (?:a|another) story)\b/u],
  [
    'favourite',
    /\b(?:your|you)\b.{0,20}\b(?:favou?rite|like best|love most|like to play|play most|usually play)\b(?!.{0,10}(?:food|colou?r))|\bwhat (?:games? )?do you play\b/u,
  ],
  [
    'recommend',
    /\b(?:recommend\w*|suggest\w*|another (?:one|game)|something else|a different (?:one|game)|something .{0,20}to play|what (?:should|shall|could|can) (?:i|we) play|what to play|(?:which|what) (?:game|one) (?:should|shall|could|would) (?:i|we|you)|any (?:good |other )?.{0,20}games?\b|looking for (?:a|some)|i (?:want|feel like|fancy|would like|'d like) .{0,20}(?:play|game|something)|similar to|games? like|give me a|find me a)\b/u,
  ],
  ['newest', /\b(?:newest|latest|most recent)\b/u],
  ['oldest', /\b(?:oldest|earliest)\b/u],
  ['howManyGames', /\bhow many games\b/u],
  [
    'ability',
    /\bwhat (?:can|do) you (?:do|help|know)|\b(?:help me with|what are you for|how can you help)\b/u,
  ],
  ['age', /\bhow old (?:are|r) (?:you|u)\b|\b(?:your age|your birthday|when were you born)\b/u],
  ['name', /\b(?:your name|who are you|who're you|call you|who r u)\b/u],
  [
    'self',
    /\b(?:about (?:you|yourself)|introduce yourself|your story|who you are|what are you\b|your background|where are you from)/u,
  ],
  [
    'likes',
    /\bwhat (?:do|are) you (?:like|love|enjoy|into)\b|\byour (?:hobby|hobbies|interests)\b|\bdo you like to\b/u,
  ],
  [
    'howTo',
    /\bhow (?:do|does|can|should|would|to) (?:i |you |we |one |it |this |that )?(?:even |actually )?(?:played|play|work|start)\b|\bhow(?:'s| is) (?:it|this|that) played\b/u,
  ],
  [
    'tips',
    /\b(?:tips?|tricks?|strategy|any advice|advice|how to play|how do (?:i|you) (?:play|start|win)|for beginners?|get started)\b/u,
  ],
  [
    'opinion',
    /\b(?:any good|worth (?:it|playing)|is it (?:good|fun)|what do you think|do you (?:like|enjoy|play)|have you played|fun|your opinion|how is|how'?s)\b/u,
  ],
  ['goodNight', /\b(?:good ?night|going to bed|off to bed|sleep well)\b/u],
  [
    'bye',
    /\b(?:bye|goodbye|see (?:you|ya)|talk later|later!?$|gotta go|have to go|i'm off|farewell)\b/u,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|ty|cheers|appreciate)\b/u],
  [
    'howAreYou',
    /\bhow (?:are|r) (?:you|u)\b|\bhow'?s (?:it going|your day|life|everything)|\bhow have you been|\bwhat'?s up\b|\bhow do you feel/u,
  ],
  ['love', /\bi (?:love|like|miss|adore) you\b|\bmarry me\b|\bbe my (?:girl|boy)friend\b/u],
  [
    'lost',
    /\bi (?:just )?(?:lost|died|failed|keep (?:losing|dying))\b|\bcan'?t (?:beat|win|get past)\b|\bi'?m (?:stuck|so bad|no good)/u,
  ],
  ['won', /\b(?:i|we) (?:just |finally )?(?:won|beat|finished|did it|made it|came first)\b/u],
  [
    'sad',
    /\b(?:failed my|got fired|scolded|broke up|sad|unhappy|lonely|depress\w*|upset|heartbroken|anxious|anxiety|stress\w*|crying|cry|scared|afraid|worried|feel(?:ing)? (?:down|bad|low))\b/u,
  ],
  ['tired', /\b(?:tired|exhausted|sleepy|can'?t sleep|insomnia|worn out|long day|overtime)\b/u],
  ['bored', /\b(?:bored|i'm so bored|boredom|nothing to do)\b/u],
  ['joke', /\b(?:joke|make me laugh|something funny)\b/u],
  ['sorry', /^(?:i'm |i am )?(?:so |very )?sorry\b|\b(?:apologi[sz]e|my bad)\b/u],
  ['laugh', /^(?:(?:ha){2,}h?|lol|lmao|rofl|hehe)\b/u],
  [
    'praise',
    /\byou(?:'re| are) (?:so |very |really )?(?:great|good|cute|funny|amazing|awesome|smart|kind|sweet|the best|nice|cool)\b|\bwell done\b/u,
  ],
  [
    'insult',
    /\b(?:stupid|idiot|dumb|useless|hate you|you're boring|you are boring|shut up|loser|you suck|annoying)\b/u,
  ],
  [
    'what',
    /\b(?:what(?:'s| is| are)|tell me|heard of|know|about|who(?:'s| is| are)|introduce|describe|explain|what about|where is|where's|how (?:do|does|to) .{0,30}(?:play|work))\b/u,
  ],
  [
    'greeting',
    /^(?:i'm back|hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|howdy|greetings|you there|anyone there)\b/u,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|sure|ok(?:ay)?|go on|please|please do|and then|what else|more|tell me more|continue|right|mm+|i see)(?: please)?[.!?~]*$/u,
  ],
];
