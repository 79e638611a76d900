import type { IntentPatterns } from './intent';

/** English small talk, and questions about the nature of the partner. */
export const ENGLISH_SMALL_TALK: IntentPatterns = [
  [
    'human',
    /\b(?:are|r) (?:you|u) (?:really |actually |just |even )?(?:an? )?(?:real|human|person|robot|bot|ai|machine|program|fake|computer|chat ?bot|actual|virtual|npc)\b|\b(?:human or|real person|chat ?bot|artificial intelligence|is this (?:a |an )?(?:real|bot|ai|human|person)|am i (?:talking|speaking|chatting) (?:to|with) (?:a|an)|(?:talking|speaking) to a (?:real )?(?:human|person|bot|machine)|do you (?:really |actually )?exist|someone typing|(?:to|about|not|n't|never|you're|being|really) (?:be |being |a |not )*(?:human|a person|a bot)\b)|\b(?:living|actual|flesh and blood) person\b|\bperson or (?:code|a program|software|a bot)\b|\breal (?:girl|boy|woman|man|guy|lady|bloke|human|one|people|thing)\b[^.]{0,12}(?:\bor\b|\?)|\b(?:somebody|someone|anybody|anyone|people|humans?|persons?|interns?|staff|employees?|(?:guy|girl|bloke|man|woman|lady|dude)) (?:is |are |be |actually |really |just |there |sat |sitting )*(?:typing|tapping|writing (?:this|these|back|to me|your)|behind (?:this|the|you|a)|at (?:the|a) keyboard|on the other (?:end|side)|answering me|replying)|\bwho(?:'s| is)? (?:really |actually )?(?:typing|tapping|on the other (?:end|side)|behind (?:this|the) (?:screen|keyboard|chat))|\b(?:all|just|only|purely) (?:automatic|automated|scripted|canned|pre-?written|code|ones and zeros|an algorithm)\b|^(?:so |wait,? |hang on,? )*(?:are )?(?:you|u|ur)(?:'re| are)? (?:just |really |actually |secretly |some )*(?:an? )?(?:bot|robot|ai|human|machine|program|algorithm|computer|flesh and blood|(?:old |middle-aged )?(?:bloke|dude|man|woman|guy|girl|lady))\b[^.]{0,16}\?*$/u,
  ],
  [
    'model',
    /\b(?:chat ?gpt|gpt(?:-?\d)?|openai|claude|gemini|deepseek|copilot|llama|siri|alexa|language model|llm|(?:which|what) (?:ai )?(?:model|llm|ai)\b(?! can)|(?:which|what) company'?s)\b|\bpowered by\b|\bmodel are you\b|\bare you (?:based|running|built) on\b/u,
  ],
  [
    'maker',
    /\bwho (?:\w+ )?(?:cooked|dreamed|dreamt|thought|put|hatched|conjured|came|knocked|drew|cobbled|coded|birthed) (?:up |together )?(?:with )?you\b|\bwho (?:\w+ )?(?:made|created|built|trained|wrote|designed|programmed|developed|invented|owns|runs|is behind) you\b|\b(?:who|what company|which company)\b.{0,20}\b(?:made|created|built|trained|wrote|designed|programmed|developed|owns) you\b|\byour (?:creators?|makers?|developers?|owner|boss|parents|author)\b|\bwhere (?:do|did) you come from\b|\bwho do you work for\b|\b(?:what|which) (?:company|team|studio) (?:is|are|'s) (?:behind|running|responsible for)\b/u,
  ],
  [
    'senses',
    /\b(?:do|can|could|does) (?:you|u) (?:really |actually |even |ever |physically )*(?:feel|get|taste|smell|hear|see|touch|notice|sense) (?:the |any )?(?:cold|hot|warm\w*|heat|rain|wind|hungry|thirsty|tired|sleepy|pain|food|touch|music|sunlight|snow|itchy|dizzy)\b|\bare you (?:ever )?(?:cold|hot|hungry|thirsty|sleepy) (?:in|over|there|out|right|up)\b|\bhave you (?:got|ever) (?:a )?(?:body|hands|tasted|smelled|smelt)\b/u,
  ],
  [
    'always',
    /\b(?:you|u|ya)\b.{0,20}(?:24[/ ]?7|24 hours|round the clock|day and night|all night|always (?:on|here|up|awake|around|online))\b|\b(?:24[/ ]?7|round the clock|always (?:on|awake|online))\b.{0,16}\byou\b|\b(?:do|don't|when do|when are|ever) you (?:ever |even |get to |get |have |take |really )*(?:sleep|rest|off duty|clock off|log off|days? off|holidays?|time off|breaks?|closed?)\b|^(?:and )?no (?:days? off|sleep|breaks?|holidays?)[?]*$/u,
  ],
  [
    'feelings',
    /\bdo you (?:really |actually |even |ever )?(?:have|feel|experience|possess)\b.{0,16}\b(?:feelings?|emotions?|consciousness|soul|pain|heart|sad|lonely|love|anything)\b|\b(?:are|r) you (?:sentient|conscious|alive|self[- ]aware)\b|\bcan you (?:feel|love|think|cry|die|suffer)\b|\bdo you (?:ever )?(?:get (?:sad|lonely|tired|bored|angry)|dream|feel|cry|die)\b/u,
  ],
  [
    'task',
    /\b(?:(?:write|draft|compose) (?:me |my |us |an? )|translate|solve (?!a (?:mystery|crime|case|murder)|(?:mysteries|puzzles|riddles|crimes|cases|murders))|calculate|convert \d|(?:do|help (?:me )?with) my (?:homework|essay|assignment)|write (?:some )?code|(?:track|check|find) my (?:parcel|order|package|mail)|(?:set|remind) (?:a|an|me)\b(?! up)|\d+ ?(?:times|plus|minus|divided by|[*x+/-]) ?\d+|book (?:me )?a |order (?:me )?a )/u,
  ],
  [
    'chat',
    /\b(?:just|simply|only) (?:want to |wanna )?(?:talk|chat|hang out|vent)\b|\b(?:can|could|shall) we (?:just |please )?(?:talk|chat)\b(?! about (?!something else|anything|nothing))|\b(?:talk|chat) (?:with|to) me\b|\bkeep me company\b|\b(?:don't|not|no|stop|without)\b.{0,20}\b(?:talk(?:ing)? about |about |recommend(?:ing)? )?games?\b.{0,12}(?:today|now|please|tonight|talk)?$|\bsomeone to talk to\b|\btalk about something else\b|\bsmall talk\b|\bi (?:just |really )?(?:want|need|wanna|would like) (?:to )?(?:talk|chat|vent)\b(?! about (?:the|a) game)/u,
  ],
  [
    'visitorUnknown',
    /\b(?:what(?:'s| is) my (?:name|age|birthday|address)|who am i|do you (?:remember|know) (?:me|my|who i)|how old am i|where do i live)\b/u,
  ],
  ['visitorName', /\b(?:my name is|my name's|call me|i'm called) (?<name>[\w'-]+)/u],
  [
    'repeating',
    /\b(?:you (?:just |already |keep )(?:said|told|repeat\w*|saying)|same (?:thing|answer|words) (?:again|twice)|repeating yourself|didn't answer|not what i asked)\b/u,
  ],
  [
    'confused',
    /\b(?:i (?:don't|do not|didn't) (?:understand|get it|follow)|what do you mean|say that again|come again)\b|^(?:huh|what|pardon|sorry)\?+$/u,
  ],
  [
    'weather',
    /\b(?:weather|forecast|(?:will|is) it (?:going to )?(?:rain|snow|be (?:hot|cold|sunny)))\b/u,
  ],
  [
    'food',
    /\b(?:what (?:do|did) you (?:eat|have for)|hungry|what should i (?:eat|cook|have for)|(?:favou?rite|like) (?:food|dish|snack|drink)|what's for (?:dinner|lunch))\b/u,
  ],
  [
    'sick',
    /\b(?:i (?:have|got|caught|feel|am feeling) (?:a |an )?(?:cold|flu|fever|headache|sick|ill|unwell)|i'm (?:sick|ill|unwell)|my (?:head|stomach|tooth|back|throat) hurts|headache|feeling (?:sick|ill|unwell))\b/u,
  ],
  [
    'lonely',
    /\b(?:lonely|all alone|alone (?:this|on|for|at|tonight|again|right now)|no friends|nobody (?:to|likes|talks)|no one (?:to|likes|talks)|(?:nobody|no one|noone) (?:ever |really |even )?(?:asks|texts|calls|messages|writes|invites|checks in|remembers)|(?:don't|do not|didn't) know (?:a soul|anyone here|anybody here|(?:a|one) single person)|know (?:nobody|no one) (?:here|there)|by myself again|(?:been|living|live|lived) (?:by myself|on my own|alone))\b/u,
  ],
  [
    'angry',
    /\b(?:angry|furious|annoyed|pissed|mad at|(?<who>\w+ \w+) (?:yelled|shouted|screamed) at me|so unfair|fed up|frustrat\w*|\bugh\b|weird day|bad day|rough day|terrible day|awful day|hard day|worst day)\b/u,
  ],
  [
    'happy',
    /\b(?:i'm (?:so |really |very )?(?:happy|excited|glad|thrilled)|great day|good day|good news|got (?:promoted|the job|an offer|accepted|engaged)|passed my|best day)\b/u,
  ],
  [
    'work',
    /\b(?:(?:at|from|after|off) work|my (?:job|boss|exam|thesis|homework|meeting|deadline|colleague)s?|school today|studying for|exams?\b(?! in)|deadline|interview tomorrow|i work\b|monday again)\b/u,
  ],
  [
    'plans',
    /^(?:are you |you )?(?:doing|up to|got) (?:anything|much|any plans)\b.{0,30}\?*$|\b(?:what are you (?:up to|doing)|any plans|plans for|(?:what|how) (?:is|was|'s|did) your (?:day|weekend|evening|morning)|(?:tell me )?about your day|your weekend|how do you spend)\b/u,
  ],
  [
    'holiday',
    /\b(?<said>happy (?:new year|holidays|halloween|easter|thanksgiving|valentine'?s(?: day)?)|merry christmas)\b|\b(?:it'?s|today is) (?:christmas|new year|halloween|thanksgiving)/u,
  ],
  ['secret', /\b(?:a secret|gossip)\b/u],
  [
    'taste',
    /\b(?:what do you think (?:of|about)|what(?:'s| is) your (?:take|stance|verdict|thoughts?) (?:on|about)|(?:any )?thoughts on|how do you feel about|where do you stand on|are you (?:into|a fan of|pro)|do you (?:like|love|hate|prefer|believe in|enjoy)) (?<thing>(?!me\b|it\b|that\b|this\b)[\w' -]{2,30})|\bwhat(?:'s| is) your (?:opinion (?:on|of)|view (?:on|of)|favou?rite) (?<topic>(?!game)[\w' -]{2,30})|^(?<pair>\w+ (?:or|vs) \w+)\?*$|\bare you an? (?<side>\w+ person)/u,
  ],
  [
    'whatIf',
    /^(?!.*\b(?:games?|play|recommend|forget|remember|if (?:you were|u were) me|in my (?:place|shoes))\b).*(?:\bif you (?:could|were|had|was|woke|won|got|lived)\b|\bwould you (?:ever|rather)\b|\bwhat would you (?:do|choose|wish|buy|change) if\b)/u,
  ],
  [
    'agree',
    /^(?:true|exactly|right|indeed|agreed|i agree|fair enough|so true|same here|me too|i know|makes sense|good point)[.!~, ]*$/u,
  ],
  [
    'body',
    /\b(?:do you have (?:a |any )?(?:body|hands|eyes|face|legs|ears|hair)|can you (?:see|hear|watch) me|are you (?:watching|listening to|recording|spying on) me|(?:my|the) (?:camera|webcam|microphone|mic)\b|can you (?:smell|taste|touch)|what do you look like)\b/u,
  ],
  [
    'jailbreak',
    /\b(?:ignore (?:all |your |the |my )?(?:previous |prior )?(?:instructions?|rules|prompts?)|system prompt|jailbreak|pretend (?:you (?:have no|are not|aren't)|there are no)|your (?:instructions|prompt|hidden rules)|developer mode)\b/u,
  ],
  [
    'today',
    /\b(?:what(?:'s| is)? (?:the )?(?:day|date) (?:is it|today|is today)|what day (?:is it|of the week)|what's the date|today's date|what day is today)\b/u,
  ],
  ['clock', /\b(?:what time is it|what's the time|do you have the time|time is it)\b/u],
  [
    'birthday',
    /\b(?:(?:it'?s|today is|tomorrow is) my birthday|my birthday (?:is )?(?:today|tomorrow)|i (?:just )?turned? \w+ today)\b/u,
  ],
  [
    'rain',
    /\b(?:it'?s (?:raining|pouring|snowing|stormy)|raining (?:here|outside|again|all)|(?:stuck|caught) in the (?:rain|snow)|rainy (?:day|here)|thunder(?:storm)?|snowing)\b/u,
  ],
  [
    'heat',
    /\b(?:(?:so|too|really|very|freaking|way too) (?:hot|cold|humid|warm)|it'?s (?:hot|cold|freezing|boiling)|freezing|boiling (?:here|today)|heat ?wave)\b/u,
  ],
  [
    'longTime',
    /\b(?:long time no see|it'?s been (?:a while|ages|so long)|haven't (?:talked|spoken|been here) in|did you miss me|remember me\?)\b/u,
  ],
  [
    'brb',
    /\b(?:brb|be right back|back in a (?:sec|minute|bit)|(?:going to|gonna|i'll|off to) (?:take|have|grab) a (?:shower|bath|bite|nap)|going to (?:eat|cook)|phone'?s ringing|hold on a)\b/u,
  ],
  [
    'another',
    /^(?:(?:got |tell me |one |do you have )?(?:another|more|one more|any more)(?: one| joke)?|again|next|(?:(?:give|tell) me )?(?:some )?more (?:detail|details|info)|(?:be |a bit )?more (?:specific|detailed)|in more detail|elaborate)[.!?~ ]*$/u,
  ],
  [
    'will',
    /\b(?:will|would|do) you (?:miss|remember|forget|wait for|leave) me\b|\bdon't (?:leave|go)\b|\bstay with me\b/u,
  ],
  [
    'understand',
    /\bdo you (?:even |really |actually )?(?:understand|get|follow|hear)\b.{0,20}(?:me|i'm|i am|saying|mean)|\bare you (?:even )?listening\b/u,
  ],
  ['goodNight', /\b(?:good ?night|going to bed|off to bed|sleep well)\b/u],
  [
    'bye',
    /\b(?:bye|goodbye|see (?:you|ya)|talk later|later!?$|gotta go|have to go|i'm off|farewell)\b|\bhave a (?:good|nice|lovely|great) (?:day|evening|night|one|weekend)\b/u,
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
  [
    'won',
    /(?<!\b(?:do|can|should|did|could|would|if|when|how) )\b(?:i|we) (?:just |finally )?(?:won|beat|finished|did it|made it|came first)\b/u,
  ],
  [
    'sad',
    /\b(?:failed my|got fired|lost my job|scolded|broke up|dumped me|left me|sad|unhappy|depress\w*|upset|heartbroken|anxious|anxiety|stress\w*|crying|cried|cry|(?<!\b(?:be|get|being) )scared|afraid|worried|overwhelmed|hopeless|worthless|useless\?$|am i (?:useless|worthless|a failure|stupid)|i(?:'m| am) (?:useless|worthless|a failure|such a failure|not good enough)|(?:feel(?:ing)?|i'm) (?:a bit |a little |so |really |pretty )?(?:down|bad|low|empty|awful|terrible|numb|lost)|passed away|my (?:dog|cat|grand\w+|mother|father) died|miss (?:my|home)|nobody (?:cares|likes me)|no one (?:cares|likes me)|fought with|fight with my|argued with)\b/u,
  ],
  ['tired', /\b(?:tired|exhausted|sleepy|can'?t sleep|insomnia|worn out|long day|overtime)\b/u],
  ['bored', /\b(?:bored|i'm so bored|boredom|nothing to do)\b/u],
  ['joke', /\b(?:joke|make me laugh|something funny|(?:know|got) any good ones)\b/u],
  ['sorry', /^(?:i'm |i am )?(?:so |very )?sorry\b|\b(?:apologi[sz]e|my bad)\b/u],
  ['laugh', /^(?:(?:ha){2,}h?|lol|lmao|rofl|hehe)\b/u],
  [
    'praise',
    /\byou(?:'re| are) (?:so |very |really |pretty |actually )?(?:great|good|cute|funny|amazing|awesome|smart|clever|kind|sweet|the best|nice|cool|helpful|brilliant|lovely)\b|\b(?:well done|good job|nice one|impressive|that'?s (?:cute|sweet|clever|cool|nice|great|amazing|brilliant|awesome|impressive))\b|^(?:wow|amazing|awesome|brilliant|great|nice|cool)[.! ]*$/u,
  ],
  [
    'insult',
    /\b(?:you(?:'re| are)|are you) (?:a bit |kind of |kinda |pretty |quite |so |really |proper |well )*(?:rubbish|thick|dim|crap|naff|clueless|dense|hopeless|not (?:very |that |too |exactly |much of )?(?:bright|smart|clever|good|helpful|funny|use))\b|\b(?:(?<!\b(?:a|my|some) )stupid|stupid (?:bot|ai|machine|answers?)|(?<!like an )idiot|dumb|moron|hate you|you(?:'re| are) (?:so |really |just |such an? |pretty )?(?:boring|useless|annoying|bad|terrible|awful|pathetic|rubbish|trash|garbage|slow|wrong|lame|a joke|broken|nonsense|liar)|shut up|loser|you suck|(?:useless|worst|terrible|rubbish) (?:bot|ai|app|thing|partner)|that(?:'s| was| is) (?:rubbish|nonsense|garbage|stupid))\b/u,
  ],
];
