import type { Template } from '../../language-pack.ts'

interface Look {
  readonly phrasings: readonly Template[]
  /** As it stands after "had". */
  readonly said: Template
}

/** Hair and eyes do something: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      '{He} had black hair, and there was usually a pencil in it, the one {was} looking for.',
      '{His} black hair lay flat everywhere except at the back, where it had views of its own.',
      '{He} had black hair that was combed for special days. <This had not started out as one.>',
      '{He} had black hair, which took the shape of whatever {he} had last leant on.',
      '{His} black hair had once been cut by an uncle. <It was still deciding what to do about that.>',
      '{He} had black hair and lost things in it: a clip, a crumb, a ticket to Hull.',
      'Snow showed up well on {h.s} black hair, and so did chalk.',
      '{He} had black hair that dripped for an hour after any bath.',
    ],
    said: 'black hair',
  },
  brown: {
    phrasings: [
      '{He} had brown hair that stuck up in one place, [left|right] of the middle. <Combs had given up.>',
      '{His} brown hair had the colour of a good crust. <At times it had the crumbs.>',
      '{He} had brown hair, and a habit of looking out from under it.',
      '{His} brown hair had been parted with a ruler that morning, and had since changed sides.',
      '{He} had brown hair, and the wind kept bringing it back to {his} mouth.',
      'A sparrow had once gone off with some of {h.s} brown hair, for building.',
      '{He} had brown hair, tied up with whatever was to hand. <Today it was kitchen string.>',
      '{His} brown hair smelt of the last place {he} had been: a bonfire, mostly, or toast.',
    ],
    said: 'brown hair',
  },
  blond: {
    phrasings: [
      '{He} had fair hair, about as easy to comb as a stubble field.',
      '{His} fair hair could be seen across any crowd. <That was the end of hide-and-seek.>',
      '{He} had fair hair, which stood up in the wind and asked the way.',
      '{His} fair hair went nearly green at the swimming baths. <{He} went all the same.>',
      '{He} had fair hair, and found it on every dark coat in the house.',
      'Straw was forever being picked out of {h.s} fair hair, and half the time it wasn’t straw.',
      '{He} had fair hair that turned up at the ends, as though it had heard a noise.',
      '{His} fair hair had been slept on, on one side only.',
    ],
    said: 'fair hair',
  },
  red: {
    phrasings: [
      '{He} had red hair, the sort that buses brake for.',
      '{His} red hair could be seen from the far end of any road. <Some days that was handy, and some days not.>',
      '{He} had red hair. <Old ladies touched it for luck, at bus stops.>',
      '‘Follow the red hair,’ people said, and everyone followed {h}.',
      '{He} had red hair, and bees came to ask about it.',
      '{His} red hair was the first thing up in the morning and the last to lie down.',
      'Under any hat of {h.s} a bit of red hair looked out, to see where they were going.',
      '{He} had red hair. <The dentist called it a fire risk, once a year, and laughed alone.>',
    ],
    said: 'red hair',
  },
  colorful: {
    phrasings: [
      '{He} had rainbow hair, [green|blue] in front and undecided at the back. <Parrots nodded to {him}.>',
      '{His} rainbow hair was a different colour each time the hat came off.',
      '{He} had rainbow hair, and had been asked about it by a bishop.',
      '{His} rainbow hair came off a little on pillows. <There was a pillowcase people paid to see.>',
      '{He} had rainbow hair, and toddlers in buses reached for it.',
      'In the rain {h.s} rainbow hair ran at the edges, like a letter.',
      '{He} had rainbow hair. Nobody had ever had to ask which one {he} was.',
      '{His} rainbow hair had started as a dare and stayed on as a friend.',
    ],
    said: 'rainbow hair',
  },
}

export const EYES: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      '{He} had black eyes, and every lamp in the room was in them twice.',
      '{His} black eyes looked at a thing until it gave in.',
      '{He} had black eyes that missed very little, and mentioned less.',
      '{His} black eyes could read a paper upside down across a table, and did.',
      '{He} had black eyes, and owls looked away first.',
      'You could tell when {h} had an idea: {his} black eyes stopped moving.',
      '{He} had black eyes that got bigger in the cinema and never quite went back.',
      'In the dark {h.s} black eyes managed better than most torches.',
    ],
    said: 'black eyes',
  },
  brown: {
    phrasings: [
      '{He} had brown eyes of the kind that dogs believe.',
      '{His} brown eyes took their time before the rest of {him} said anything.',
      '{He} had brown eyes, and was always asked to hold the baby.',
      '{His} brown eyes had got {him} an extra roll at every bakery in town.',
      '{He} had brown eyes, and they watered at brass bands.',
      'People told {h} things. <They began with the weather, saw {his} brown eyes, and ended with their sister.>',
      '{He} had brown eyes that went to the smallest thing in any room.',
      'Lying was no use with {h.s} brown eyes; they told on {him} at once.',
    ],
    said: 'brown eyes',
  },
  green: {
    phrasings: [
      '{He} had green eyes. <Cats took {him} for a cousin.>',
      '{His} green eyes watched the world as if it might be up to something.',
      '{He} had green eyes, and narrowed them at anything that said ‘easy to open’.',
      'Of {his} two green eyes the left one was the first to laugh.',
      '{He} had green eyes, and could spot a caterpillar at ten paces.',
      '{His} green eyes had little flecks in them. <Somebody had counted nine.>',
      'On the passport it said green, for the eyes. {H} had checked in a spoon, and it was so.',
      '{He} had green eyes that always looked as though it were somebody else’s turn.',
    ],
    said: 'green eyes',
  },
  blue: {
    phrasings: [
      '{He} had blue eyes and shut the left one to think.',
      '{His} blue eyes went where no one else looked. <Mostly down. Down is where most things end up.>',
      '{He} had blue eyes, and they had once won a staring match with a goat.',
      '{His} blue eyes were the one tidy thing about {him}.',
      '{He} had blue eyes, and squinted at the sea as if it owed {him} an answer.',
      'When {h} fibbed, {his} blue eyes went to the ceiling. <So did everyone else’s, to see what was there.>',
      '{He} had blue eyes that found four-leaved clovers and gave them away.',
      '{His} blue eyes had read every cereal packet in the house, twice.',
    ],
    said: 'blue eyes',
  },
}

/** On the way the build gets the hero past something; or, shorter, it is seen in the portrait. */
export const BUILD: Readonly<
  Record<string, { readonly road: readonly Template[]; readonly portrait: readonly Template[] }>
> = {
  tall: {
    road: [
      'The way on was shut with a bolt, and the bolt was at the very top. {H} was tall. <People had mentioned it, in cinemas.> {He} reached up, and that was that.',
      'On the far side of a wall somebody was calling a cat. {H} was tall and could see the cat. ‘Left a bit,’ {he} called. ‘Behind the tub.’ <The cat gave {him} a look.> For that, a gate was opened that was generally kept shut.',
      'The signpost had been turned to face a hedge. {H}, being tall, looked over the top and read it from behind. <It was backwards, but so was the day.> ‘This way,’ {he} said.',
      'A branch hung across the path, wet through and waiting. {H} was tall and met it first, with {his} forehead. <It emptied itself on {him} alone.> After that {he} held it up, and everyone else came through dry.',
      'There was a key on a ledge, where people put keys who think nobody can reach. {H} was tall. {He} felt along it with two fingers, through the dust<, a dead wasp and an old sixpence>. ‘Got it,’ {he} said.',
    ],
    portrait: [
      '{H} was tall and knew every lampshade personally.',
      '‘Is it raining up there?’ people asked {h}, who was tall. <It often was.>',
      '{H} was tall, and was sent for when there were spiders.',
    ],
  },
  muscular: {
    road: [
      'A crate stood in the way, heavy as a Monday. {H} was strong. <{He} never made much of it, except just now.> {He} lifted one end, and the way was open.',
      'A cart had sunk in to the axle, and the man beside it had given up and was eating. {H} was strong. {He} put a shoulder to it and counted three. <It came out with a noise like a kiss.> The man gave them a lift as far as he was going.',
      'The door had swollen in the wet, and three people had already been rude to it. {H} was strong and leant on it, not hard, but for a long time. <It is what doors respect.> It gave up and let them in.',
      'Somebody had parked a boat on the footpath. {H} looked for the owner, then took hold, being strong. <Boats are easier in water.> It moved the width of one person, and one at a time they went by.',
      'The rope ran over a wheel and down into nothing. {H}, who was strong, hauled. Up came the bucket, and in it everything they had dropped. <Also a boot. Nobody had dropped a boot.>',
    ],
    portrait: [
      '{H} was strong and did the pickle jars for everyone.',
      '{H} was strong, and so was always at the heavy end of things.',
      '‘Could you just,’ people said to {h}, who was strong. <It was generally a wardrobe.>',
    ],
  },
  small: {
    road: [
      'There was a gap between two boards, and no more than a gap. {H} was small. <{He} had often wished otherwise, at counters.> {He} went through and opened up from the other side.',
      'There was a queue, and it had not moved since lunch. {H} was small. {He} went along it underneath, at the height of handbags, and heard at the front what it was for. <It was for something else.> They saved an hour.',
      'Something had rolled under the steps, where a long arm could only push it further. {H} was small enough to go in after it, all but {his} boots. <There was also a glove, a marble and a very old bun.>',
      'The guard looked left and right over his newspaper. He did not look down. {H} was small, and walked past just under the sports pages. <It was not brave. It was only a matter of inches.>',
      'They needed somebody for the back of the bicycle, between the basket and the parcel. {H} was small and just fitted, with {his} knees by {his} ears. <It was uphill. {He} sang, to help.>',
    ],
    portrait: [
      '{H} was small and saw most things from underneath first.',
      '{H} was small, and knew what people keep under their tables.',
      'In photographs {h} stood at the front, being small. <You could see all of {him}, and no one’s hat.>',
    ],
  },
  slender: {
    road: [
      'The plank across the ditch would not have held just anyone. {H} was slender. <The plank sighed, out of manners.> Three steps, and {he} stood on the far side.',
      'Two lorries had stopped side by side, and neither would go back. {H} was slender and slipped between them with {his} arms up. <One driver was reading the other one’s paper.> ‘You first,’ {he} told the nearer one, and then the road was clear.',
      'The ladder had been mended with string. ‘Not me,’ said {a}. {H} was slender, and stepped only on the ends. <Rung four made a remark.> From the top {he} could see which way to go.',
      'The turnstile had stuck a hand’s breadth open. {H} was slender, let all {his} breath out, and was through. <{His} coat came after, a button at a time.> {He} pressed the lever from inside.',
      'The ice at the edge was as thin as a saucer. It would hold a bird, or {h}, who was slender and went on all fours. <It creaked, but only to pass the time.> {He} came back with what had been lying out there.',
    ],
    portrait: [
      '{H} was slender, but so are good ropes.',
      '{H} was slender and got through where others had to say ‘Excuse me’.',
      '{H} was slender, and scarves went round {him} three times.',
    ],
  },
  slim: {
    road: [
      'The passage was as narrow as the spine of a book. {H} was slim enough, just. <In with the breath, and no laughing.> On the other side {he} let the breath go.',
      'The bus was so full that the door would not shut. {H} was slim, and stood on the step like a letter in a slot. <Somebody’s cello had the seat.> Nobody had to walk.',
      'Between the wall and the wardrobe there was a hand of dust. {H} was slim, and went in sideways, up to the ear. ‘There’s a door back here,’ {he} said. <It was the sort of thing one says quietly.>',
      'The railings were set close, to keep out dogs. {H} had been slim enough once and tried again. <There was a moment with an elbow.> Then {was} on the grass, and unlatched the gate for the rest.',
      'Only one stepping stone in three was above the water. {H} was slim and light on {his} feet, and hardly wet it. <The others took the bridge, and were there ten minutes later.> By then {he} had found where the path went on.',
    ],
    portrait: [
      '{H} was slim as a bookmark and liked the same places.',
      '{H} was slim, and could stand behind a lamp post for as long as need be.',
      'Being slim, {h} was always told to eat. <{He} did.>',
    ],
  },
  athletic: {
    road: [
      'The gate was already closing. {H} was quick. <On sports days they called {him} the short cut.> {Was} through before the latch came down, and held it.',
      'The wind took the paper out of {h.s} hand and was off down the street with it. {H} was quick. <Past the baker, round the pram, over the dog.> {He} put a foot on it two yards before the drain.',
      'The ferryman had cast off, and there was a yard of water already. {H} was quick and did not stop to measure. ‘One more!’ {he} called, from the deck. <The ferryman sighed, and came back for the others.>',
      'Who would run up and look? They did not draw straws. {H} was quick, and was at the top before it had been agreed. <{He} had to wait there to be told what to look for.> It was there.',
      'A boy dropped his oranges on the hill. {H} was quick: eleven of twelve. <The twelfth is probably in the sea by now.> In return the boy showed them a way that was not on any map.',
    ],
    portrait: [
      '{H} was quick and took all stairs two at a time.',
      '{H} was quick. <When somebody said ‘Who’ll run and’, {was} usually back.>',
      '{H} was quick, and waited for other people mostly at corners.',
    ],
  },
}

export const KNOWN_MARKS: readonly { readonly word: RegExp; readonly phrasings: readonly Template[] }[] = [
  {
    word: /glasses|spectacles/iu,
    phrasings: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <When {he} polished them, {was} thinking. Today they were very clean.>',
    ],
  },
  {
    word: /freckle/iu,
    phrasings: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <In winter they faded. By August it was more or less all of them.>',
    ],
  },
  {
    word: /scar/iu,
    phrasings: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <There were three stories about how it got there. One was true.>',
    ],
  },
  {
    word: /gap|tooth|teeth/iu,
    phrasings: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <{He} could whistle through it, though only an F.>',
    ],
  },
]
