import type { Template } from '../../voice.ts'

interface Look {
  readonly tell: readonly Template[]
  /** As it stands after "had". */
  readonly said: Template
}

/** Hair and eyes do something: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, Look>> = {
  black: {
    tell: [
      '{He} had black hair, and there was usually a pencil in it, the one {was} looking for.',
      '{His} black hair lay flat everywhere except at the back, where it had views of its own.',
      '{He} had black hair that was combed for special days. <This had not started out as one.>',
    ],
    said: 'black hair',
  },
  brown: {
    tell: [
      '{He} had brown hair that stuck up in one place, [left|right] of the middle. <Combs had given up.>',
      '{His} brown hair had the colour of a good crust. <At times it had the crumbs.>',
      '{He} had brown hair, and a habit of looking out from under it.',
    ],
    said: 'brown hair',
  },
  blond: {
    tell: [
      '{He} had fair hair, about as easy to comb as a stubble field.',
      '{His} fair hair could be seen across any crowd. <That was the end of hide-and-seek.>',
      '{He} had fair hair, which stood up in the wind and asked the way.',
    ],
    said: 'fair hair',
  },
  red: {
    tell: [
      '{He} had red hair, the sort that buses brake for.',
      '{His} red hair could be seen from the far end of any road. <Some days that was handy, and some days not.>',
      '{He} had red hair. <Old ladies touched it for luck, at bus stops.>',
      '‘Follow the red hair,’ people said, and everyone followed {h}.',
    ],
    said: 'red hair',
  },
  colorful: {
    tell: [
      '{He} had rainbow hair, [green|blue] in front and undecided at the back. <Parrots nodded to {him}.>',
      '{His} rainbow hair was a different colour each time the hat came off.',
      '{He} had rainbow hair, and had been asked about it by a bishop.',
    ],
    said: 'rainbow hair',
  },
}

export const EYES: Readonly<Record<string, Look>> = {
  black: {
    tell: [
      '{He} had black eyes, and every lamp in the room was in them twice.',
      '{His} black eyes looked at a thing until it gave in.',
      '{He} had black eyes that missed very little, and mentioned less.',
    ],
    said: 'black eyes',
  },
  brown: {
    tell: [
      '{He} had brown eyes of the kind that dogs believe.',
      '{His} brown eyes took their time before the rest of {him} said anything.',
      '{He} had brown eyes, and was always asked to hold the baby.',
    ],
    said: 'brown eyes',
  },
  green: {
    tell: [
      '{He} had green eyes. <Cats took {him} for a cousin.>',
      '{His} green eyes watched the world as if it might be up to something.',
      '{He} had green eyes, and narrowed them at anything that said ‘easy to open’.',
      'Of {his} two green eyes the left one was the first to laugh.',
    ],
    said: 'green eyes',
  },
  blue: {
    tell: [
      '{He} had blue eyes and shut the left one to think.',
      '{His} blue eyes went where no one else looked. <Mostly down. Down is where most things end up.>',
      '{He} had blue eyes, and they had once won a staring match with a goat.',
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
    ],
    portrait: [
      '{H} was quick and took all stairs two at a time.',
      '{H} was quick. <When somebody said ‘Who’ll run and’, {was} usually back.>',
      '{H} was quick, and waited for other people mostly at corners.',
    ],
  },
}

export const KNOWN_MARKS: readonly { readonly word: RegExp; readonly tell: readonly Template[] }[] = [
  {
    word: /glasses|spectacles/iu,
    tell: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <When {he} polished them, {was} thinking. Today they were very clean.>',
    ],
  },
  {
    word: /freckle/iu,
    tell: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <In winter they faded. By August it was more or less all of them.>',
    ],
  },
  {
    word: /scar/iu,
    tell: [
      'You knew {h} by one thing: {x:hero.peculiarities}. <There were three stories about how it got there. One was true.>',
    ],
  },
  {
    word: /gap|tooth|teeth/iu,
    tell: ['You knew {h} by one thing: {x:hero.peculiarities}. <{He} could whistle through it, though only an F.>'],
  },
]
