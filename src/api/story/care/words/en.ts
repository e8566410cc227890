import type { LanguageWords } from '../language-words.ts'

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
const WHEN = `${MONTHS}|spring|summer|autumn|fall|winter|soon|any|next|this|later`

export const english: LanguageWords = {
  kin: {
    grandfather: 'grandad granddad grandpa grandfather gramps granda pops great_grandfather pop_pop',
    grandmother: 'grandma granny gran nana nan grandmother grandmama nanny great_grandmother nanna meemaw',
    father: 'dad daddy father papa pa stepdad stepfather',
    mother: 'mum mummy mom mommy mother mama mam ma stepmum stepmom stepmother',
    brother: 'brother brothers stepbrother bro half_brother',
    sister: 'sister sisters stepsister sis half_sister',
    sibling: 'sibling twin siblings twins',
    uncle: 'uncle godfather',
    aunt: 'aunt auntie aunty godmother',
    cousin: 'cousin',
    son: 'son',
    daughter: 'daughter',
    child: 'child grandchild grandson granddaughter godson goddaughter',
    baby: 'baby newborn bump',
    husband: 'husband',
    wife: 'wife',
    partner: 'partner boyfriend girlfriend fiancé fiancée spouse',
    friend: 'friend mate bestie pal buddy friends',
    nephew: 'nephew',
    niece: 'niece',
    inLaw: 'mother_in_law father_in_law sister_in_law brother_in_law',
    other: 'teacher neighbour neighbor coach colleague parents parent',
    dog: 'dog puppy terrier dachshund labrador pup spaniel poodle pug beagle collie hound doggy',
    cat: 'cat kitten tabby kitty tomcat',
    horse: 'horse pony donkey mare',
    rabbit: 'rabbit bunny',
    rodent: 'hamster guinea_pig mouse rat gerbil',
    bird: 'bird parrot budgie canary chicken hen duck',
    fish: 'goldfish fish',
    animal: 'pet tortoise turtle hedgehog animal fox bear owl',
  },
  pronouns: { male: 'he', female: 'she' },
  negations: 'not never no t without nobody nearly almost hardly cannot',
  idioms: `doesn t|don t talk|speak much|to|about|a; can t see|hear the|a|an|any|his|her|its|their|your|who|why|what|where|how|over|through; cannot see|hear the|a|an|any|his|her|its|their|your|who|why|what|where|how|over|through; when|where|if|because you|one|nobody can t see|hear; when|where|if|because you|one|nobody cannot see|hear; can t wait; dying|die|died|dies|dead .. laughing|laughter|curiosity|embarrassment|boredom|hunger; laugh* .. death|died; scared|bored|tickled|frightened|worried .. death; dying to; dying for; die for; die of curiosity|boredom|embarrassment|shame|laughter;
    dead tired|serious|good|keen|easy|funny|cute|on|set|ringer|heat|end|line|leaves|leaf|sea|tree|trees|wood|pan|lift; walking dead; dead body says; over my dead body; drop dead gorgeous; phone|battery|line|torch|engine .. died|dead; playing dead; plays dead; play dead; death star; death metal; death us do part;
    died out; killing time; kill time; killed off; dressed to kill; killed it; died down;
    late for|again|night|nights|at|home|riser|bus|lunch|tea|train; is|was|always|running|too|very|often|usually late; late for;
    love is blind; blind date; the blind; blinds; window|roller|venetian blind; blind with; turn*|turns .. deaf ear; tone deaf; deaf ear; deaf to; car|engine|plant|laptop|plants|computer|radio|tv .. died|dying|dead|dies; dying of thirst|heat; colour|color blind; blind man|mans buff; robbed blind;
    star sign .. cancer; cancer|tropic of .. sign|capricorn; tropic of cancer; is a cancer; love sick; seasick; homesick; sick of; sick as; operation christmas; operation @; moving pictures|about|story|ending|on; moving to tears; a|be|is|very|most moving; keep* moving; moving castle|staircase|stairs;
    split up to; split .. bill; prison break; villain|sheriff|police|thief|baddie|pirate .. prison; lost .. match|game|tooth|race|cards|glasses|keys|way|hat; lost at cards|chess|football|games|snap|ludo|bingo|home|sea; lost against|to; lost in;
    works|worked|work|working .. hospital; plays|play|playing .. hospital; hospital .. nurse|doctor; met .. hospital; born in .. hospital; passed .. test|exam|salt|ball|time|by|driving|the|out|round|through|note|notes;
    tug of war; war of the worlds; star wars; star war; war games; prisoner of war camp; heaven sent; seventh heaven; in heaven when|with; heaven is; book|homework|library|essay|parcel .. due; expecting .. parcel|visitor|guest|letter|post|rain; hit a; abused .. power; bumps; drinks .. milk|tea|cocoa|water|juice; put to bed; lost it; gone .. fishing|shopping|home|out|mad|to|crazy; not gone; broke* up .. laughing; separated by .. wall|sea|street`,
  fiction:
    'minecraft; fortnite; roblox; videogame; game; level; film; movie; book; novel; ghost; ghosts; vampire*; zombie*; pirate*; knight*; dragon*; dinosaur*; king; queen; witch*; villain*; monster*; skeleton*; mummy; detective*; murder mystery; sheriff; castle; curse; haunted; romans; vikings; star wars',
  dead: `died; dead @; @ is|was|are|were .. dead; deceased; departed; stillborn; still born; passed away; since .. @ passed; @ passed last|in|on|when|peacefully|suddenly|at; gone but; lost at birth; @ has|had|have .. passed; passed on|over; late @; @ .. in heaven; from heaven; up in heaven; is|are|now|s an|a angel; in the sky|stars now; angel baby|babies; no longer with us; no longer here|alive; isn|aren|wasn t .. with us; not with us; isn|aren t alive; no longer alive; not alive; isn|aren t here .. more|anymore;
    rainbow bridge; put to sleep; put down; crossed the rainbow; who is|has|s .. gone; @ .. is|s sadly gone; funeral|grave|ashes .. @; @ s funeral|grave|death|ashes|passing; death|passing|loss of .. @; was|were|got killed; took his|her|their own life; by suicide; killed himself|herself|themself; committed suicide; drowned; was|were murdered; fell in the war;
    lost|lose|losing @; lost|losing his|her|our|their|my|a @; lost .. late|beloved @; †; rip; rest in peace; laid to rest`,
  deadOf: 'is|s gone; not here any more; isn t here any more',
  unborn: `unborn; due .. ${WHEN}; is|are|s due; not .. born yet; hasn|haven t .. born; yet to be born; not born; to be born; in .. tummy|belly|womb; s tummy|belly|womb; baby bump; expecting .. @; expecting; pregnant; on the way; going to|gonna have|get .. baby|brother|sister|sibling; having a baby; will be born; getting a baby; will have .. baby|brother|sister; arriv* .. ${WHEN}`,
  newborn: `newborn*; new born; just been born; just born; was|were born .. last|this week|month|yesterday|today|night; born .. yesterday|today|ago; born last|this; days|weeks|week|months|month old; just arrived; brand new baby|brother|sister; recently born`,
  connection: {
    dead: 'late; dead; deceased; passed; †; ✝; rip; angel; heaven; gone; died; isn t; no longer; memory of',
    unborn: `due; unborn; bump; expecting; expected; in tummy; on the way; coming .. ${WHEN}; not yet; arriv*`,
    newborn: 'newborn; baby; days|weeks old; new baby; tiny baby; infant',
  },
  topics: {
    death:
      'dying; dies; die; death; funeral; grave; orphan*; widow*; hospice; terminal*; murdered; killed; fatal*; ashes; cemetery; palliative',
    grief: 'grief; griev*; mourn*; bereave*; heartbroken since; misses .. @ terribly',
    suicide:
      'suicid*; own life; killed himself|herself|themself; kill himself|herself|myself; self harm*; cuts herself|himself|themself; overdose*',
    miscarriage: 'miscarr*; stillbirth; stillborn; angel baby; abortion; infertil*; ivf; lost the|a|our|their baby',
    illness:
      'ill; illness; sick; sickness; cancer; tumour; tumor; leukaemia; leukemia; chemo*; radiotherapy; diabetes; diabetic; epilep*; stroke; heart attack|condition|defect|disease|failure; depress*; anxiety; anorexi*; bulimi*; multiple sclerosis; parkinson*; cystic fibrosis; aids; hiv; ptsd; panic attack*; psychiatric; breakdown; intensive care; icu; dialysis; diagnosed; disease; lupus; asthma attack',
    dementia: 'dementia; alzheimer*',
    operation: 'surgery; operation; operated; transplant*; anaesthetic; anesthetic; amputat*',
    hospital: 'hospital; hospice; clinic; ward; rehab; a and e; emergency room; incubator',
    accident: 'accident; car|plane crash; crash; run over; drowned; hit by .. car|bus|lorry|truck; injured',
    disability:
      'wheelchair*; paraly*; disab*; handicap*; blind; visually impaired; deaf; hard of hearing; hearing aid*; hearing impaired; cochlear; down syndrome; down s syndrome; downs; autis*; cerebral palsy; prosthe*; amput*; dwarfism; mute; nonverbal; non verbal; stammer*; stutter*; cannot walk|see|hear|speak|talk; can t walk|see|hear|speak|talk; spina bifida; muscular dystrophy; crutches; walking frame; zimmer; white cane; guide dog; sign language; special needs; one leg|arm',
    divorce: 'divorc*',
    separation:
      'split up; splitting up; separated; separating; separation; broke up; broken up; breakup; break up; left us|them|him|her for; walked out; custody; foster*; adopt*; moved out; cheated on; affair; estranged',
    move: 'moving house|home|away|to|country|town|city|school|schools|soon|next; move house|away; is|are|we|re moving; moved house|away|here|to; relocat*; emigrat*; new school; leaving .. home',
    loss: 'loss; lost everything; burned|burnt down; ran away; went missing; missing since; fatherless; motherless',
    war: 'war; wars; bomb*; refugee*; fled; fleeing; asylum; evacuat*; shelling; soldier killed; holocaust; deported; invasion',
    abuse:
      'abus*; beaten by; beat him|her|them|me|us; beats him|her|them|me|us; hits him|her|them|me; molest*; rape*; raped; assault*; domestic violence; violence; violent; neglected; stalk*; harass*; trauma*',
    bullying: 'bullied; bullying; bullies .. her|him|them; picked on; left out at',
    addiction:
      'alcoholic*; alcoholism; drink problem; drinks too much; drug*; addict*; rehab; overdose; gambling; sober',
    prison: 'prison; jail; prisoner; locked up',
    hardship:
      'lost .. job; unemployed; redundan*; bankrupt*; homeless*; evict*; debt; debts; food bank; laid off; made redundant',
  },
  constraints: {
    wheels: 'wheelchair*; paraly*; paraplegic; quadriplegic',
    unwalking:
      'can t walk; cannot walk; unable to walk; crutches; walking frame; zimmer; one leg; leg amputated; cerebral palsy',
    unseeing:
      'blind; visually impaired; white cane; guide dog; can t see; cannot see; lost .. sight; partially sighted',
    unhearing:
      'deaf; hard of hearing; hearing aid*; hearing impaired; cochlear; can t hear; cannot hear; sign language',
    unspeaking: 'mute; nonverbal; non verbal; can t speak|talk; cannot speak|talk; doesn t speak|talk',
  },
  things: 'teddy*; toy; doll; robot; puppet; dragon; unicorn; imaginary; invisible; plush; alien; blanket',
  isA: 'is a; is an; is our; is my; is his; is her; is their; am a; a; an; the; our',
  notAnimal: 'person people lover* owner* trainer* sitter* whisperer walker* fan* lady man woman girl boy hair* toy*',
  dropsSubject: false,
}
