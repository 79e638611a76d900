import { ENGLISH_SMALL_TALK } from './english-small-talk';
import type { IntentPatterns } from './intent';

/** English questions. */
export const ENGLISH: IntentPatterns = [
  [
    'unknowable',
    /\b(?:how much (?:is|are|for|do(?:es)? .{1,30} cost)|price|cost|(?:what|how much) .{1,30} costs|expensive|(?:how|it|any|too|so) cheap|cheap(?:er)?(?= (?:games?|ones?)|\W*$)|free (?:games?|ones?)|best rated|on sale|discount|sequel|part two|follow-up|copies|sold|sales|rating|metacritic|review score|system requirements?|graphics card|gpu|ram|fps|file size|gigabytes|voice act\w*|composer|soundtrack by|director|cheat codes?|lottery|stock (?:market|prices?)|share price|news|exchange rate|president|capital of|who won(?!')|the score|(?:\w+est|most \w+) \w+ (?:in|of) (?:the world|the universe|history|all time|europe|asia|africa|america|china|japan))\b/u,
  ],
  [
    'sameStudio',
    /\b(?:what (?:else|other|games?)|anything else|other games)\b.*\b(?:made|make|developed?|did|done|released?|by|from)\b|\b(?:made?|make|develop|done?|do|released?)\b.{0,12}\b(?:anything else|other games?|another game)\b|\bgames? (?:by|from|of) /u,
  ],
  [
    'whoPlays',
    /\b(?:who|which (?:partners?|companions?)|anyone|somebody)\b.{0,16}\bplays?\b|\bplay .{0,30}\bwith me\b/u,
  ],
  [
    'inGame',
    /\b(?:which|what) game\b.{0,40}\b(?:from|in|of|appear|belong)|\b(?:from|in) (?:which|what) game\b|\bwhere is .{1,40} from\b/u,
  ],
  [
    'skill',
    /\b(?:skills?|abilit(?:y|ies)|power|special move|talent|what can (?!you\b).{1,40} do|good at)\b/u,
  ],
  [
    'developer',
    /\bwho(?:'s| is| are|'re)?\b.{0,12}\b(?:made|makes?|making|developed|develops?|created|creator|built|published|develop(?:er|ers)|behind)\b|\b(?:developers?|studio|dev|company|publisher|makers?|made by|developed by)\b/u,
  ],
  [
    'when',
    /\bwhen (?:does|do|is|will) .{0,40}\b(?:start|begin|end|over|finish|on)\b|\bhow long (?:does|is|will) .{0,30}\b(?:last|on|run)\b|\b(?:until|till) when\b|\bdays left\b|\b(?:can i|can we|is it) still\b|\btoo late\b|\bkicks? off\b|\bis .{1,40} over\b|\bstill (?:on|running|open|join)\b/u,
  ],
  [
    'released',
    /\bwhen (?:did|was|were|is|has)\b(?:.*\b(?:released?|come out|came out|launch\w*|made|published|out)\b)?|\b(?:release(?:d| date)?|come out|came out|launch(?:ed)?|what year|which year|how old|how new|is .{1,40} new|brand[- ]new|been (?:around|out)(?: (?:for )?(?:long|a while|ages))?)\b/u,
  ],
  [
    'players',
    /\b(?:can (?:\d|two|three|four|five|six)(?: people| players)? play|max(?:imum)? (?:number of )?(?:people|players)|how (?:crowded|big a group)|how many (?:can|could|people|players|friends|of us|cars|racers|karts|seats|riders|teams)|players?\b|multi-?player|single-?player|co-?op|alone|solo|with (?:a )?friends?|online together|player count|and i play|^how many(?: max(?:imum)?| at most)?(?=\?*$)|two of us|on my own|by myself)\b/u,
  ],
  [
    'platforms',
    /\b(?:(?:work|run|play)s? on (?:my |a |an |the )?(?:old |new )?(?:pc|computer|laptop|switch|playstation|ps ?[45]|xbox|phones?|iphone|ipad|tablet|mac)|(?:what|which \w+) do i need (?:to (?:run|play)|for) (?:it|this|that)(?: on)?|platforms?|consoles?|pc|computer|laptop|switch|playstation|ps ?[45]|xbox|mobile|phones?|android|iphone|ios|ipad|tablet|what can i play .{1,40} on|where can i play|play it on|devices?)\b/u,
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
  [
    'stories',
    /\b(?:stories|a story|(?:which|what) story|(?:shortest|longest) story|story (?:time|mode)|tell me (?:a|another) story)\b/u,
  ],
  [
    'favourite',
    /\b(?:your|you)\b.{0,20}\b(?:favou?rite|like best|love most|like to play|play most|usually play)\b(?!.{0,10}(?:food|colou?r))|\bwhat (?:games? do you (?:play|know|like)|do you play)\b/u,
  ],
  [
    'recommend',
    /\b(?:keep (?:me|us) (?:busy|occupied|entertained)|kill (?:some |an hour|the )?time|pass the time)\b|\banything (?:good |fun |nice )?(?:(?:i|we) can play|(?:good )?(?:before|for) (?:bed|the|a|my|tonight|two|three|four|kids|beginners))\b|\bsomething for (?:two|three|four|five|six|\d|us|the|a|my)\b|\bwhat(?:'s| is) (?:good|fun|best|nice) (?:(?:before|for) (?:bed|a party|kids|beginners|(?:the )?(?:two|three|four|five|six|\d)\b)|to play|on (?:the )?(?:switch|pc|phone|xbox|playstation))\b|\b(?:recommend\w*|suggest\w*|another (?:one|game)|something else|a different (?:one|game)|something .{0,20}to play|what (?:should|shall|could|can) (?:i|we) play|what to play|(?:which|what) game (?:should|shall|could|would) (?:i|we|you)|which one (?:should|shall|could|would) (?:i|we|you) (?:play|try|get|pick|choose|buy|recommend|start with)|any (?:good |other )?.{0,20}games?\b|looking for (?:a|some)|i (?:want|feel like|fancy|would like|'d like) .{0,20}(?:play|game|something)|similar to|games? like|give me a|find me a)\b|\b(?:(?:is|are)(?:n'?t)? there|have you got|do you have|got) (?:one|a game|anything|something|games?|any (?:other |good )?games?)\b|\b(?:is|are)(?:n'?t)? there (?:a |an |any |some )(?:[\w-]+ ){0,3}games?\b|\b(?:have you|do you have|got|have) (?:got )?(?:a |an |any |some )(?:[\w-]+ ){0,3}games?\b|\bgive me (?:a |some |\w+ )(?:[\w-]+ )?games?\b|\bpick (?:one|something|a game)\b|\bcan't (?:decide|choose)\b|\bsurprise me\b|\bwhich games (?:have|are|can|do|would|let)\b|\banything (?:similar|like (?:it|that|this))\b|\bwant something to play\b|^(?:(?:maybe|perhaps|how about|what about|got|hit me with|give me|show me|name) )?(?:a|an|some|any|one|anything|something) (?:[\w-]+ ){0,4}games?(?: [\w -]{0,20})?[?!.]*$|^(?:(?:got|give me|show me|have you got|is there) )?(?:one|ones|anything|something|games?) (?:with|about|set in|involving|where) |\bname (?:a|one|some) (?:[\w-]+ ){0,3}games?\b|\bwhat(?:'?s| is| was) (?:that|the) (?:[\w-]+ ){1,3}(?:one|game|thing) called\b|\bwhat(?:'s| is) (?:good|fun|best|right|suitable) for (?:them|him|her|us|me|my|a|an|the|kids|\w+ year)\b|\bwhat (?:should|do|shall|could|can) we put on\b|\b(?:what|which) (?:should|shall|do|could|can) i (?:try|play|start|get) (?:next|now|after|first|tonight)\b|\bplayed (?:it|that|them all)\b.*\bnext\b/u,
  ],
  ['newest', /\b(?:newest|latest|youngest|most recent|new (?:releases?|games?|ones))\b/u],
  ['oldest', /\b(?:oldest|earliest)\b/u],
  ['longest', /\blongest\b/u],
  ['shortest', /\b(?:shortest|quickest (?:game|one|round))\b/u],
  [
    'popular',
    /\b(?:(?:most |what'?s |what is |really )popular|popular (?:games?|ones?|right now|these days)|trending|(?:top|best|highest)[- ]rated|most played|everyone(?:'s| is)? (?:else )?play(?:s|ing))\b/u,
  ],
  ['howManyGames', /\bhow many games\b/u],
  [
    'ability',
    /\bwhat (?:can|do) you (?:do|help|know)|\b(?:help me with|what are you for|how can you help|what are you (?:\w+ ){0,2}(?:good|useful) for|what(?:'s| is) the (?:point|use) of you|why should i (?:even )?(?:talk|chat) (?:to|with) you)\b/u,
  ],
  ['age', /\bhow old (?:are|r) (?:you|u)\b|\b(?:your age|your birthday|when were you born)\b/u],
  [
    'name',
    /\b(?:your (?:real |full |first |last |actual )?name|who are you|who're you|call you|who r u)\b/u,
  ],
  [
    'self',
    /\b(?:about (?:you\b(?! think)|yourself)|introduce yourself|your story|who you are|what are you\b(?! (?:up to|doing|thinking|eating|wearing|going|(?:\w+ ){0,2}(?:good|useful|able|capable|for)\b))|your background|where are you from)/u,
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
    /\b(?:tips?|tricks?|strategy|any advice|advice|how to play|how do (?:i|you) (?:play|start|win)|for beginners?|get started|what (?:should|do) (?:i|we) do first|where (?:do|should) (?:i|we) (?:start|begin)|how do (?:i|we) begin)\b/u,
  ],
  [
    'opinion',
    /\b(?:any good|worth (?:it|playing)|is it (?:good|fun)|what do you think|do you (?:like|enjoy|play)|have you played|fun|your opinion|how is|how'?s)\b/u,
  ],
  [
    'what',
    /\b(?:what(?:'s| is| are)|tell me|heard of|know|about|who(?:'s| is| are)|introduce|describe|explain|what about|where is|where's|how (?:do|does) (?:it|this|that|the game) (?:play|work))\b|\b(?:summar\w+|overview|in short|gist)\b/u,
  ],
  [
    'greeting',
    /^(?:i'm back|hi|hello|heya|heyo|hey|hiya|yo|(?:good )?(?:morning|evening|afternoon)|good day|howdy|greetings|sup|(?:are |r )?(?:you|u|anyone) (?:there|around|here|up|awake|free))(?!\w)/u,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|sure|ok(?:ay)?|go on|please|please do|and then|what else|more|tell me more|continue|right|mm+|i see)(?: please)?[.!?~]*$/u,
  ],
  ...ENGLISH_SMALL_TALK,
];
