import type { MatterPatterns } from './matters';

/** What a visitor tells, writes or sends in a chat, in English; asked in words that the other patterns lack. */
export const ENGLISH_CHATS: MatterPatterns = [
  [
    'otherPartners',
    [
      /\b(?:the (?:rest|others?)(?: of (?:them|you|ya))?|you lot|each other|they all|all (?:of you|know)|(?:he|she|they) (?:read|hears?|find|know)|till (?:he|she|they))\b/u,
      /\b(?:know|find out|hears?|read|gossip|learn|talk|compare)\b/u,
      /\bi (?:\w+ )?(?:tell|told|say|said|moan|whinge|rant|vent|confess)\w*\b/u,
      /\b(?:you|u|one of (?:you|them|these)|characters?|partners?)\b|\bif i (?:tell|moan|whinge|rant|vent)/u,
    ],
    /\b(?:game|report|my (?:boss|mum|mom|dad|ex|wife|husband)|story)\b.{0,20}\b(?:find out|knows?|hears?)\b|\bgames?\b/u,
  ],
  [
    'messageLength',
    [
      /\b(?:one|a|single|per|each|my) (?:message|msg)\b|\bpaste\b|\bcharacter limit\b/u,
      /\b(?:limit|ceiling|max(?:imum)?|longest|how (?:long|many|much)|cap|fit)\b/u,
    ],
    /\b(?:games?|spend|beans?|pay|yuan)\b/u,
  ],
  [
    'groups',
    [
      /\badd (?:my )?(?:mates|friends|people)\b|\bgroup chats?\b|\bfriends? lists?\b|\binvite (?:my )?(?:mates|friends)\b|\broom with (?:all|both)\b/u,
    ],
    /\b(?:games?|whatsapp|discord|work|accident|i put)\b/u,
  ],
  [
    'free',
    [
      /\b(?:does|do|will|is|what)\b.{0,30}\b(?:cost|charged?|free)\b/u,
      /\b(?:cost (?:me|to (?:just )?(?:write|chat|talk|use))|(?:chat\w*|talk\w*|writ\w+|here) (?:\w+ )?(?:cost|free)|this (?:site|chat|place) (?:cost|free)|costs? (?:anything|money|to)|be charged|free to (?:use|chat|talk))\b/u,
    ],
    /\b(?:games?|member\w*|beans?|dou|month|points?|deal|los(?:e|ing)|free (?:time|day|hour|evening|weekend|speech|will))\b/u,
  ],
  [
    'ownership',
    [
      /\b(?:who owns|copyright|belongs? to (?:me|you)|(?:mine|me) or (?:yours|you)|own what i)\b/u,
      /\b(?:lyrics|writ\w+|wrote|drafts?|stor(?:y|ies)|chats?|text|words|fanfic|poems?|chapters?)\b/u,
    ],
    /\b(?:games?|studio)\b/u,
  ],
  [
    'export',
    [
      /\b(?:export|download|back ?up|dump|copy)\b/u,
      /\b(?:our|my|this|these|the) (?:\w+ )?(?:chats?|conversations?|messages|talks)\b/u,
    ],
    /\bgames?\b/u,
  ],
  [
    'password',
    [
      /\b(?:pw|pword|passwd)\b|\bno password\b|\bpassword field\b|\bsecret words?\b.{0,60}\b(?:sign|log) (?:up|in)\b/u,
    ],
    /\b(?:games?|wifi|bank)\b/u,
  ],
  [
    'limit',
    [
      /\b(?:daily|per day|a day|each day)\b/u,
      /\b(?:ceiling|limit|cap|max\w*)\b/u,
      /\b(?:spend\w*|whale|beans?|pay\w*)\b/u,
    ],
    /\bgames?\b/u,
  ],
  [
    'renewal',
    [
      /\b(?:automatic payments?|auto ?-?renew\w*|recurring (?:charge|payment)s?|(?:biting|charging|billing) my card|subscription)\b/u,
      /\b(?:stop|kill|cancel|end|keeps?|turn|off|quit|bail|out)\b/u,
    ],
    /\b(?:games?|gym|netflix|phone plan)\b/u,
  ],
  [
    'curfew',
    [
      /\b(?:10|ten|11|eleven) ?(?:pm|o'clock)?\b/u,
      /\bresting\b|\b(?:stopp?ed|stops) (?:letting|me)\b|\bwon't let me\b/u,
      /\bchat\w*\b/u,
    ],
    /\bgames?\b/u,
  ],
];
