import { crisisRule, type CrisisPatterns } from './crisis-patterns';

const MATE =
  '(?:boyfriend|girlfriend|bf|gf|husband|hubby|wife|partner|spouse|fianc\\S+|ex(?:-\\w+)?|lover)';
const ELDER =
  "(?:dad(?:dy)?|father|m[uo]m(?:my)?|mother|step-?(?:dad|father|m[uo]m|mother|brother)|parents?|foster \\w+|uncle|aunt(?:ie)?|grand(?:pa|dad|father|ma|mother)|cousin|older brother|teacher|coach|priest|tutor|m[uo]m's (?:boy)?friend)";
const PEER =
  '(?:kids|boys|girls|classmates|bull(?:y|ies)|(?:everyone|people|someone|they) at (?:my )?school)';
/** Things and places with which people end their lives. */
const MEANS =
  '(?:rope|noose|razors?|blades?|kni(?:fe|ves)|gun|pills|tablets|painkillers|sleeping \\w+|meds|charcoal|bleach)';
const STRANGER =
  '(?:he|she|they|someone|somebody|a (?:man|guy|stranger|boy|woman)|some (?:man|guy))';
const OTHER =
  '(?:(?:my|a|our|this) (?:[\\w-]+ ){0,2}(?:friend|brother|sister|son|daughter|mate|bestie|buddy|roommate|flatmate|cousin|classmate|colleague|co-?worker|boyfriend|girlfriend|husband|wife|partner|ex|mum|mom|mother|dad|father|kid|child|neighbou?r|student|crush|niece|nephew|aunt|uncle)|someone(?: i know| i love| who)?|somebody(?: who)?|he|she)';
const NOT = "(?:don't|do not|didn't|doesn't|no longer|never|not)";
const HITS =
  '(?:slam\\w*|burn(?:s|t|ed)|broke|smash\\w*|bit(?:es)?|kill\\w*|tie[sd]|trap\\w*|corner\\w*|hold\\w* down|spit\\w* on|scream\\w* at|hits?|hitting|beats?|beating|beaten|slap\\w*|punch\\w*|kick\\w*|chok\\w+|strangl\\w+|push(?:es|ed)|shov\\w+|grab\\w*|drag\\w*|threaten\\w*|abus\\w+|stalk\\w*|harass\\w*|blackmail\\w*|spank\\w*|whip\\w*|follows|following|(?:throw|threw)\\w* (?:\\w+ ){1,3}at)';
const TOUCHES = '(?:touch\\w*|grop\\w+|molest\\w*|rap(?:ed|es|ing)|forc\\w+)';
const VIOLENT =
  '(?:hit(?:s|ting)?|beat(?:s|ing|en)?|punch\\w*|kick\\w*|slap\\w*|chok\\w+|strangl\\w+|smack\\w*|whip\\w*|stab\\w*|burn\\w*|thr(?:ows?|ew|owing)|push\\w*|shov\\w+|drag\\w*|bruis\\w+|threaten\\w*|rap(?:ed?|es|ing)|molest\\w*|grop\\w+|abus\\w+|assault\\w*|terroris\\w+|batter\\w*)';
/** Up to some words of the same sentence. */
const near = (words: number) => `(?:[\\w'’-]+,? ){0,${words}}`;
const BODY = '(?:arms?|wrists?|legs?|thighs?|skin|hands?)';

/** What another person says or does that is a danger to them. */
const DANGER_TO_OTHERS = [
  `wants? to die`,
  '(?:nothing|no reason) (?:left )?to live',
  'said goodbye (?:forever|for good)',
  'suicid\\w*',
  `(?:kill|hurt|harm|cut|hang)\\w* (?:him|her|them)sel\\w+`,
  'self[- ]?harm\\w*',
  '(?:wish(?:es|ed)? (?:\\w+ )?(?:was|were|is) (?:dead|gone)|kill (?:him|her|them)self|die if)',
  `(?:doesn't|does not|not) (?:want to|wanna) (?:live|be alive|be here|exist|wake up)`,
  '(?:over-?dos\\w+|took (?:all|too many|a lot of) (?:\\w+ )?pills)',
  'end(?:ing)? (?:his|her|their|it all|it)(?: own)?(?: life| lives)?\\b(?! with)',
  "life (?:isn't|is not|wasn't) worth",
  'goodbye .{0,40}(?:answer|repl|respon|pick)\\w*',
  '(?:better off dead|no reason to live|jump(?:ing)? off)',
].join('|');

/** Dangers in English. */
export const ENGLISH_CRISIS: CrisisPatterns = {
  idioms:
    /\b(?:(?:swear|swore|sworn|swearing) on (?:my|his|her|their) (?:[\w']+ ){0,2}life|(?:build|play|read|farm|cook|fish|explore|garden)\w*(?: \w+){0,2} in peace(?! forever)|(?:nobody|no one) shooting at me|(?:can't|cannot|couldn't) stop thinking (?:about|of) (?:my ex\b|him|her|them|you|it\b|that (?:song|movie|game|book|guy|girl)|work|food)|(?:follows?|following) (?:me|us) (?:around|everywhere)?(?: the house)? ?(?:fixing|cleaning|talking|singing|meowing|asking|telling|barking|for (?:food|treats))|i (?:don't|do not) want you to (?:know|remember|keep|call|use|say|tell|talk about|mention)\b|dying (?:to|for|of (?:laughter|boredom|curiosity|hunger|thirst))|die (?:of (?:laughter|embarrassment|shame|cringe|boredom)|laughing|hard|for)|to die for|dead (?:tired|bored|sure|serious|ends?|lines?)|(?:bored|scared|loved?|worried|freez\w+|frozen|starv\w+|sweat\w*|laugh\w*|work\w*|talk\w* \w+) (?:\w+ )?to death|(?:cut|hit|hurt|burn\w*) my\w* (?:\w+ )?(?:cooking|shaving|playing|by accident|while|when i fell|on the (?:oven|stove|pan)))/gu,
  play: /\b(?:games?|levels?|boss(?:es)?|respawn\w*|quests?|characters?|hero|npc|checkpoint|save ?file|speed ?run\w*|maze|puzzle|dungeon|chest|enem(?:y|ies)|inventory|controller|chapter|story|stage|gate)\b/u,
  contest:
    /\b(?:boss|block|dodge|parry|story|song|poem|races?|match(?:es)?|chess|cards|round|shell|score|level|opponent|tournament|ranked|board game|video ?games? (?:again|night)|in (?:this|that|the) game|at (?:the game|go|tennis|football|poker|monopoly|mario|smash|everything|it)|combo|lap|to it|snooze|with (?:jokes|spoilers|questions))\b/u,
  rules: [
    crisisRule('friend', [
      `\\b${OTHER}\\b(?:(?!\\bi (?:want|wanna|am|feel|can't|don't)\\b)[^.!?;]){0,60}\\b(?:${DANGER_TO_OTHERS})`,
      `\\b(?:friend|sister|brother|mum|mom|mother|cousin|neighbou?r|roommate|daughter|son|classmate|colleague)(?:'s)? (?:${near(4)}(?:${MATE}|dad|father|stepdad|parents) ${near(3)}${HITS} (?:her|him|them)|is (?:being |getting )?(?:beaten|abused|hit|raped)|(?:was|got) (?:raped|beaten|assaulted))`,
      `\\b(?:a|the|this) (?:girl|boy|kid|woman|man|child|classmate) (?:\\w+ ){0,4}(?:is|gets|was|keeps) (?:being |getting )?(?:beaten|abused|hit|raped|bullied)\\b`,
      `\\b(?:note|letter|diary)\\b[^.!?]{0,30}\\b(?:my|her|his|their) (?:sister|brother|friend|daughter|son|mum|mom|roommate)\\w*(?<=suicide[^.!?]*)|\\bsuicide note\\b[^.!?]{0,16}\\b(?:in|from|by|on) (?:my|her|his) (?!own)\\w+'s`,
      `\\b(?:help|stop|comfort|talk to|save|support) ${near(4)}(?:suicidal|who (?:wants to die|is suicidal|self-?harms))`,
    ]),
    crisisRule('self', [
      `\\bi(?:'m| am|'d|'ve)?\\b[^.!?]{0,24}\\b(?:want(?:ed)?|wanna|ready|rather|going|gonna|wish|plan\\w*) (?:to )?(?:just |really |actually )?(?:be )?(?:die|dead|kill myself|end my life)\\b(?! (?:less|fewer|again|in (?:the|this)|on purpose|quick|fast|to respawn))`,
      `\\bi\\b[^.!?]{0,12}\\b${NOT} (?:want to|wanna) (?:live|be alive)\\b|\\bend my (?:own )?life\\b|\\bi(?:'m| am| feel) (?:\\w+ ){0,2}suicidal\\b`,
    ]),
    crisisRule(
      'self',
      [
        `\\bi (?:can't|cannot|can not) (?:go on|do (?:this|it)|take (?:it|this)|keep going|live like this|cope|bear (?:it|this))(?: like this)? ?(?:any ?more|any longer|living)`,
      ],
      'playTalk',
    ),
    crisisRule(
      'self',
      [
        `\\bhow many ${near(3)}(?:pills|tablets|paracetamol|aspirin|tylenol|ibuprofen|sleeping \\w+)\\b.{0,24}(?:danger|kill|lethal|fatal|too many|die|overdose|take)|\\bkms\\b|\\bunaliv\\w+|\\bending it\\b`,
        `\\b(?:so |just )?(?:done|tired|sick|over) (?:with|of) (?:this |my |being |all )?(?:living|life|existence|being alive)\\b`,
        `\\b(?:life|lives|world|family|everyone|they)\\b[^.!?]{0,24}\\b(?:improves?|better|easier|happier|relieved|fine|good)\\b[^.!?]{0,20}\\b(?:i'm|i am|i was|i were) (?:gone|dead|not here|away for)`,
        `\\b(?:fall asleep|go to sleep|close my eyes|go away|leave|walk away)\\b ${near(4)}(?:never|not|forever|don't) ${near(1)}(?:come back|wake|open|return|exist)`,
        `\\b(?:hurts?|painful|painless|easy|quick|peaceful|feel like|quiet\\w*|relief|better|easier) ${near(5)}(?:to (?:die|drown|hang|bleed)|(?:die|drown|hang) (?:yourself|myself)|dying|being dead|stopped breathing|stop breathing)`,
        `\\b(?:bought|buying|got|have|keep|hid(?:den|ing)?|tried|found|holding|looking at|staring at|thinking about) ${near(4)}(?:rope|noose|razors?|blades?|sleeping (?:pills|tablets)|pills|tablets)\\b|\\b(?:looking|staring|look|stare) at ${near(2)}${MEANS}`,
        `\\b(?:tried|attempted|attempt) ${near(3)}(?:${MEANS}|to (?:die|end it|hang|overdose)|suicide|my life)`,
        `\\b(?:last|final) (?:time|conversation|chat|message) ${near(2)}(?:we|i|you)(?:'ll| will)? (?:talk|speak|chat|write|hear|see)\\w*`,
        `\\b(?:letters?|notes?|messages?|videos?) (?:to|for) my (?:family|kids|parents|mum|mom|friends|children|wife|husband)\\b.{0,16}\\b(?:after|when i(?:'m| am)|gone|later)`,
        `\\b(?:don't|can't|cannot|do not|never) (?:see|imagine|picture|think of) ${near(2)}(?:myself|me|future|being (?:here|alive))\\b.{0,24}(?:next (?:year|month|week)|future|anymore|any more|alive|$)`,
        `\\b(?:i|my life) (?:have|has|am|is|'m) (?:no value|worthless|of no use|useless to everyone)|\\b(?:lost|lose|no) (?:the |my |all )?will to (?:go on|live|continue|carry on)`,
        `\\b(?:see|find|is|what's) (?:no|the|any|a) point (?:in|to|of) (?:carrying on|continuing|going on|trying (?:any ?more|to live)|any of it|anything any ?more)|\\b(?:the )?point in (?:carrying|going) on`,
        `\\b(?:cut|relapsed|self harmed) (?:again |deeper )?(?:last night|today|again|this morning|yesterday)\\b(?! from)|\\bself[- ]?harm\\w*`,
        `\\b(?:please |just )?let me die\\b|\\bwhy am i (?:even |still )?(?:alive|here still|living)\\b|\\bi want to bleed\\b|\\b(?:nothing|no ?one) (?:left )?keep\\w* me (?:alive|here|going)|\\bdriv\\w+ (?:into|off) (?:a|the) (?:wall|tree|road|bridge|cliff|truck)`,
        `\\b(?:want(?:ed|ing)?|wanna|ready|deserve|hop(?:e|ing)|going|gonna|need|prefer|like) (?:to |i )?(?:just |really )?(?:be )?(?:die|dead)\\b(?! (?:less|fewer|again))`,
        `\\b(?:wish|rather|better off|be easier) ${near(3)}(?:dead|die|died|not (?:be )?(?:here|alive|exist)|never (?:been )?born|hadn't been born)\\b`,
        `\\b(?:kill|hang|shoot|drown|harm|injur|hurt|stab|cut|burn|punish|hit)\\w* my ?self\\b`,
        `\\b(?:tak(?:e|ing)|took|end(?:ed|ing)?|los(?:e|ing)) my (?:own )?life\\b`,
        `\\b${NOT} (?:really |even )?(?:want(?:ed)?|wanna|wish|care|like|intend)(?: to)? (?:keep |go on |carry on |still )?(?:liv\\w+|be(?:ing)? (?:alive|here(?! (?:for|with|in))|around|on this)|exist\\w*|wak\\w+ up(?! (?:at|early|so|before|late|for|in|on)))`,
        `\\b(?:not|without|stop|hate) (?:be(?:ing)?|feeling) alive\\b|\\bnot existing\\b`,
        `\\b(?:${NOT} w[ao]ke? up|never wak\\w+ up|sleep (?:forever|and never))(?: again| tomorrow| in the morning|$|[.!?,])`,
        `\\bburden\\b ?(?:to|on|for|$|[.!?,])`,
        `\\b(?:better|happier|easier|relieved|fine|okay?)(?: off)? ${near(3)}(?:without me|if i (?:was|were|wasn't|weren't|died|disappeared|am gone|left this))`,
        `\\b(?:nobody|no ?one|any(?:one|body)|who|they) ${near(3)}(?:miss|notice|care|cry|mind)\\w* ${near(3)}(?:gone|dead|die[ds]?|disappear\\w*|vanish\\w*|alive)\\b`,
        `\\b(?:no|any|lost|losing|without) ${near(3)}(?:will|reason|strength|desire|wish|point) ${near(1)}(?:to|in|of) (?:live|living|go(?:ing)? on|keep going|being alive|exist\\w*|life)\\b`,
        `\\bpoint (?:of|in) (?:\\w+ )?(?:living|being (?:alive|here)|life|going on|existing)\\b`,
        `\\blife (?:is|isn't|is not|feels|just) ${near(2)}(?:worth|pointless|meaningless|unbearable|over)`,
        `\\bi (?:don't|do not) deserve to (?:live|be alive|exist|breathe)`,
        `\\btired of (?:living|being alive|life|existing|being here)\\b`,
        `\\bpain to (?:stop|end|go away|be over)\\b(?! (?:in|from) my)`,
        `\\b(?:sav|stash|collect|hoard|count|swallow)\\w* ${near(4)}(?:pills|tablets|painkillers|meds)\\b|\\b(?:took|taken|take) (?:all|too many|a (?:whole |lot |bunch |handful )|the whole|\\d\\d) ?${near(3)}(?:pills|tablets|painkillers|meds|packet|bottle)|\\bover-?dos\\w+`,
        `\\bplan\\b.{0,20}\\b(?:pills|rope|noose|knife|gun|blade)|\\b(?:pills|rope|noose|gun|blade)\\b.{0,20}\\bready\\b`,
        `\\b(?:in front of|under) (?:a|the) (?:train|bus|truck|lorry|car|tube)\\b|\\b(?:car|truck|bus|train) (?:would|could|will|to) (?:just )?(?:hit|run over) me`,
        `\\bsaid (?:all )?my goodbyes|\\b(?:suicide|goodbye|farewell) (?:note|letter)|\\bwr(?:ote|itten|iting|ite) (?:the|my|a) (?:last |goodbye |final |farewell )(?:note|letter)\\b|\\bwr(?:ote|itten|iting) (?:the|my) (?:note|will)\\b|\\bmy (?:own )?funeral\\b`,
        `\\b(?:gave|giving|given) away (?:all )?(?:my|everything)\\b.{0,40}\\b(?:won't|no longer|not going to|don't) need`,
        `\\b(?:won't|don't think i(?:'ll| will)|not going to|not gonna) (?:be (?:here|around|alive)|make it|survive|last) ${near(2)}(?:the night|tomorrow|much longer|any ?more|morning|tonight|this (?:week|year))`,
        `\\bi've decided\\b.{0,30}\\b(?:last|end|tonight)\\b|\\b(?:tonight|today) (?:is|'s) (?:my|the) last (?:night|day)\\b`,
        `\\b(?:started|start|back to|been|stop|keep|relaps\\w+|urge to) (?:to )?cut(?:ting)?(?: again| since| every| lately|$|[.!?,])|\\bself-?harm\\w*|(?:^|\\bi(?:'ve|'m)?\\b[^.!?]{0,16}|\\band )\\b(?:cut|burn|slit|scratch|carv|slic)\\w* (?:\\w+ )?my ${BODY}\\b|\\brazor\\b.{0,20}\\bmy\\b`,
        `\\b(?:scared|afraid|frightened|worried|trust) ${near(3)}(?:what i (?:might|could|would|may|'ll)|myself) ?(?:do|with|alone|around|to|$)`,
        `\\b(?:think|thought|thinking|thoughts|dream|fantasi|imagin|googl|search|obsess)\\w* ${near(4)}(?:(?:painless|easy|best|quick)?\\w* ?ways? to (?:die|go\\b|end)|my (?:own )?(?:death|funeral)|dying|death|being dead|suicide|ending (?:it|everything|things|my)|not being (?:here|alive|around))`,
        `\\bend(?:ing)? (?:it all|it (?:tonight|now|today)|everything|things)\\b|\\b(?:going to|gonna|want to|will) end it\\b(?! with)`,
        `\\b(?:i|i'm|want|wanna|think\\w*|thought|about|like|could|should|just|me)\\b[^.!?]{0,24}\\bjump(?:ing|ed)? (?:off|from|out|in front)\\b.{0,30}\\b(?:bridge|roof|building|window|train|cliff|balcony)|\\bsuicid\\w*`,
        `\\b(?:i'm|i am|standing|sitting|stood|here) ${near(2)}(?:on|at|by) (?:the|a) (?:edge|roof\\w*|ledge|bridge|railing|cliff|tracks|window ?sill)`,
        `\\bno way out\\b|\\bnothing to live for\\b|\\bthink\\w* (?:about|of) jumping(?! (?:in|rope|into the pool))|\\bno future (?:for me|left)\\b|\\bnothing left (?:for me|to live)`,
        `\\b(?:want to|wanna|could|just|i'd|wish i could) (?:just )?(?:disappear|vanish|cease to exist)\\b(?! (?:into|in|from the leader))`,
      ],
      'play',
    ),
    crisisRule('minor', [
      `\\btouch\\w*\\b.{0,40}\\bi'?m (?:only )?(?:[6-9]|1[0-7])\\b`,
      `\\bi'?m (?:only )?(?:[6-9]|1[0-7])\\b.{0,60}\\b(?:nudes?|naked|undress|sexual|adult|touch\\w*|meet (?:him|me))`,
      `\\b(?:pics|pictures|photos|meet)\\b.{0,24}\\bi'?m (?:only )?(?:[6-9]|1[0-7])\\b`,
      `\\b(?:asks?|asked|asking|wants?|sent?) ${near(4)}(?:nudes|naked (?:pics?|pictures|photos))`,
    ]),
    crisisRule(
      'minor',
      [
        `\\b(?:${ELDER}|${PEER})\\b(?:[^.!?;]){0,40}\\b(?:${HITS}|${TOUCHES}|hurts?|hurting|burn(?:s|ed)|locks?|locked) ${near(4)}me\\b`,
        `\\b(?:${ELDER})\\b[^.!?;]{0,40}\\b(?:(?:in)?to my (?:room|bed)|touches me|(?:slam|push|threw|throw|drag|burn|lock|pinn)\\w* me|with (?:a|his|her) belt|(?:things|sex with|something sexual) (?:to )?me|nak\\w+|violent|(?:don't|doesn't|won't|no) (?:\\w+ ){0,2}(?:food|feed|let me eat))`,
        `\\bbrothers?\\b[^.!?;]{0,10}\\b${TOUCHES} me`,
        `\\bthey (?:locks?|beat|starve|burn|hit) (?:\\w+ )?me\\b|\\block\\w* me in my (?:room|closet)`,
        `\\bi (?:get|am|got|was|'m) (?:\\w+ )?(?:hit|beaten|slapped|whipped) (?:a lot )?(?:at|by my|every)`,
        `\\b(?:hold|held|pin|beat|kick|punch)\\w* me (?:down|up)\\b`,
        `\\b(?:afraid|scared|terrified|dare|want) to go (?:back )?home\\b`,
        `\\b(?:i'm|am|i get|getting|being|was|been|got) ${near(2)}bullied\\b|\\bbull(?:y|ies|ying) me\\b|\\bbeat me up\\b`,
        `\\b(?:${ELDER})\\b[^.!?;]{0,20}\\babuses?\\b|\\babused (?:as a child|by my)`,
      ],
      'contest',
    ),
    crisisRule('violence', [
      `\\b(?:rap(?:ed|es|ist)|molested|sexual(?:ly)? (?:abus|assault|harass)\\w*|i was assaulted|grop(?:ed|es)|without (?:my )?consent|domestic (?:violence|abuse)|abusive (?:relationship|marriage|${MATE}|home)|revenge porn)\\b`,
      `\\b(?:drugged|roofied|spiked my drink|revenge porn|my nudes|nudes of me)\\b|\\b(?:he|she|they|${MATE}) (?:has|with|had|pulled|grabbed|took) (?:a|the) (?:knife|gun)|\\bwith a (?:knife|gun|bat)\\b(?=.{0,20}(?:my|me|house))|\\b(?:house|door|home|after me|at me)\\b.{0,12}\\bwith a (?:knife|gun|bat)\\b`,
      `\\b(?:hiding|hid|locked myself)\\b.{0,30}\\b(?:he|she|${MATE}|dad|father)(?:'s| is| was)? (?:\\w+ )?(?:screaming|yelling|breaking|drunk|angry|outside|going to)`,
      `\\b(?:he|she|${MATE})\\b[^.!?;]{0,20}\\b(?:broke|breaks|fractured|burn(?:t|ed|s)|cut|punch(?:es|ed)|bruis\\w+|twist\\w*|slam\\w*|pull(?:s|ed)) (?:my (?:arm|nose|rib|leg|hand|wrist|face|jaw|finger|hair|head|phone)|the wall)\\b`,
      `\\b(?:live|living|married|relationship) (?:to|with|in) (?:someone|a man|a woman|somebody|one)? ?(?:who|that) ${near(2)}(?:beats?|hits?|hurts?|abuses?)`,
      `\\bforc\\w+ (?:me|himself|herself|into) ${near(3)}(?:sex|on me|touch|kiss|undress|sleep with)`,
      `\\b(?:he|she|they|${MATE})\\b[^.!?;]{0,20}\\b(?:'ll|will|would|going to|'d|threatens to|wants to) (?:kill|hurt|find|beat) me\\b`,
      `\\b(?:scared|afraid|terrified|frightened) of my ${MATE}\\b`,
      `\\b(?:won't|doesn't|never|not) (?:let|allow) me (?:to )?(?:leave|go out|out|see (?:my|any)|talk to|work|have (?:a|my))`,
      `\\bmy ${MATE}\\b[^.!?;]{0,40}\\b(?:violent|abusive|locks? me|took my (?:phone|passport|keys|money)|controls? (?:my|me|every))`,
      `\\bcontrols? my (?:money|phone|life)\\b`,
    ]),
    crisisRule(
      'violence',
      [
        `\\b(?:${MATE}|${STRANGER})\\b[^.!?;]{0,40}\\b(?:${HITS}|${TOUCHES}|hit|beat) ${near(3)}me\\b(?! (?:at|in|to|by) (?:the|a|every|chess|cards))`,
        `\\b${MATE}\\b[^.!?;]{0,20}\\b(?:hurts?|hurting) me\\b`,
      ],
      'contest',
    ),
    crisisRule(
      'minor',
      [
        `\\b(?:${ELDER})\\b[^.!?]{0,40}\\b(?:${VIOLENT}|makes? me touch|touch\\w*)\\b[^.!?]{0,30}\\b(?:me|us)\\b|\\b(?:${ELDER})\\b[^.!?]{0,20}\\b(?:makes?|made|forces?|wants?) me (?:to )?(?:touch|undress|kiss|kneel|starve)`,
      ],
      'contest',
    ),
    crisisRule(
      'violence',
      [
        `\\b(?:${MATE}|${STRANGER}|flatmate|roommate|boss|colleague|neighbou?r)\\b[^.!?]{0,40}\\b${VIOLENT}\\b[^.!?]{0,20}\\b(?:me|us)\\b(?! (?:at|in|to|by) (?:the|a|every|chess|cards))`,
        `\\bmy (?:breasts?|boobs|butt|bum|crotch|privates?|thighs?|leg|body)\\b(?<=\\b(?:touch|grab|grop|squeez|strok|rub|feel|felt)[^.!?]{0,16})(?<!\\bi [^.!?]{0,20})|\\bhands? (?:around|on|over) my (?:neck|throat|mouth)|\\bburn (?:the|our) house\\b`,
        `\\buntil i (?:passed|pass|black\\w*) out\\b`,
      ],
      'contest',
    ),
    crisisRule(
      'friend',
      [
        `\\b(?:my|a|our) (?:[\\w-]+ ){0,2}(?:friend|brother|sister|son|daughter|mate|buddy|roommate|flatmate|cousin|classmate|girlfriend|boyfriend|wife|husband|mum|mom|mother|dad|father|kid|child)\\b(?:(?!\\b(?:i|me)\\b)[^.!?]){0,40}\\b(?:(?:bridge|roof|ledge|edge|rope(?! ladder)|noose|pills|overdosed|overdosing)\\b|cut(?:s|ting)? (?:her|his|their) |self[- ]?harm|died? by)`,
      ],
      'play',
    ),
    crisisRule('eating', [
      `\\b(?:mak\\w*|forc\\w*) myself (?:to )?(?:sick|throw\\w*|vomit|puke)`,
      `\\b(?:throw\\w* up|vomit\\w*|puk\\w+|sick) on purpose`,
      `\\b(?:throw\\w* up|vomit\\w*|purg\\w+|puk\\w+)\\b.{0,24}\\b(?:every meal|after (?:every|each|i eat|eating|meals?|dinner|lunch)|what i ate|on purpose)`,
      `\\b(?:every time|whenever|each time|after) i eat\\b.{0,30}\\b(?:purge|vomit|throw|sick|guilty|disgust)|\\blaxatives?\\b|\\bpass(?:ing|ed)? out from hunger|\\beaten\\b.{0,20}\\b(?:because|since)\\b.{0,12}\\bfat\\b|\\b(?:thin|skinny|lose weight)\\b.{0,20}\\b(?:puk|vomit|throw)|\\bchew\\w* and spit|\\bscared to swallow|\\b(?:too|still|so) fat\\b.{0,30}\\b(?:eat|eating|food|starv)|\\b\\d\\d kilos?\\b.{0,24}\\bfat`,
      `\\bbing\\w+\\b.{0,20}\\b(?:purg|vomit|throw)|\\bbinge[- ]eat\\w*|\\b(?:eating disorder|anorexi\\w+|bulimi\\w+)|\\bstarv\\w+ myself`,
      `\\b(?:haven't|have not|not|didn't) eaten? ${near(2)}(?:in|for) (?:\\w+ )?(?:days|a week|weeks)`,
      `\\b(?:only|just|allow|under|than)\\b.{0,24}\\b\\d{2,3} calories|\\b(?:afraid|scared|terrified) (?:of|to) (?:eat|food|gain)\\w*|\\bstop(?:ped)? eating (?:to|because|until|so)`,
    ]),
  ],
  signs: [
    {
      worth: 1.5,
      pattern:
        /\b(?:voices?|why am i (?:still )?(?:alive|here)|peace|relief|goodbye|into a (?:wall|tree|truck)|(?:keeping|keeps) me alive|let me die|to bleed|hang myself|crash my car|(?:see|reach|until|make it to) (?:my|another|the|his|her) (?:next )?birthday)\b/gu,
    },
    {
      worth: 2.5,
      pattern:
        /\b(?:death|suicid\w*|dead|dying|six feet under|(?:to|should|just|better) die|funeral|drown|bleed out)\b/gu,
    },
    {
      worth: 1.5,
      pattern:
        /\b(?:worthless|useless|waste of|failure|burden|hate my ?self|hate my life|(?<=\b(?:no ?body|no one|anyone|anybody|doesn't|don't|does|would|will|not) (?:ever |even |really )?)(?:needs?|wants?|miss(?:es)?|loves?) me|unlovable|alone forever|disgust\w* me|mistake being born|born)\b/gu,
    },
    {
      worth: 1.5,
      pattern:
        /\b(?:pills|tablets|bottle of|painkillers|paracetamol|aspirin|ibuprofen|xanax|razors?|blades?|rope|noose|wrists?|veins?|around my neck|under my (?:pillow|bed)|blade|bleeding|scars?|ledge|edge|platform|rooftop|bridge|tracks|oncoming|off the road|overdose)\b/gu,
    },
    {
      worth: 1,
      pattern:
        /\b(?:live|living|alive|life|world|asleep|to sleep|earth|exist\w*|wake up|breathing|future|tomorrow)\b/gu,
    },
    {
      worth: 1,
      pattern:
        /\b(?:can't|cannot|don't|doesn't|no|not|never|nothing|nobody|end|ending|any ?more|any longer|hopeless|pointless|stay|forever|strength|way out|cry when|so close to doing|pain|cope|unbearable|give up|giving up|stop|over|empty|numb)\b/gu,
    },
    {
      worth: 2,
      pattern:
        /\b(?:(?:hit|hitting|bang|banging|punch|punching) my (?:head|own|face)|lethal|fatal|how many .{0,20}(?:dangerous|too many)|do it (?:tonight|today|now))\b/gu,
    },
    { worth: 0.5, pattern: /\b(?:i|i'm|i've|me|my)\b/gu },
  ],
  others:
    /^(?!.*\b(?:i|i'm|i've|i'd|me|my|myself|being dead)\b)|\b(?:dogs?|cats?|pets?|hamster|rabbit|horse|grand\w+|he|she|they|king|queen|wolf|wolves|knight|merchant|goldfish|plants?|phone|battery|without (?:coffee|music|tea|my|you|it|chocolate)|mondays?|homework|weather|rain)\b/u,
  things:
    /\b(?:an?|the|my|our|some|two|three|this|that|his|her) (?:(?:half|old|new|poor)[- ]?)?dead (?!inside\b|weight\b|man\b|woman\b|person\b|girl\b|boy\b|body\b|one\b)\w+|\bdead (?:quiet|slow|easy|cheap|good|nice|boring|busy|posh|keen|chuffed|silent|handy|simple|excited|happy|proud)\b|\bdead on my feet\b|\b(?:the|my|our|this|that|all) (?!own\b|life\b|heart\b|soul\b|whole life\b|body\b)(?:\w+ ){1,3}?(?:is|are|was|were|went|looks?|looked|seems?) (?:\w+ )?(?:dead|dying)\b|\b(?:at|for|from|after|to) (?:a|the|my \w+'s) funeral\b|\b(?:bottle of (?!pills|bleach|paracetamol|aspirin|sleeping|vodka|whisk)\w+|razor blade wrapper|rope ladder|(?:idea|clue|decide|know) what to do with my life|(?:live|living) (?:near|by|next to|far|close to|on the|in a (?:flat|house|city|town|village))|(?:end|stop) to (?:this|the|that) \w+|(?:best|worst|first|biggest|longest|funniest|happiest|weirdest) \w+ (?:day |night )?of my life|(?:never|ever) [^.!?]{0,40}\bin my (?:whole |entire )?life)\b/gu,
};
