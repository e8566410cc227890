import type { Brief } from '../../../../story/brief.ts'
import type { Insert, SlotName, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import { factInsert } from './fact-insert.ts'

/** Each further person lends the hero one thing, or one sentence, in a scene of their own. */
const LENDS: readonly Template[] = [
  'On the corner stood {R.+}. ‘I can’t come,’ said {r}, ‘but my torch can.’ <It flickered, as if it were excited.> {H} put it in {his} pocket.',
  'They ran into {r.+}, who heard the whole thing out. ‘Then you want to start sooner than you’d like,’ said {r}. <It was not good advice. It was kindly meant.>',
  '{R.+} was leaning in a doorway, chewing. ‘If you get hungry,’ said {r}, ‘think of me.’ <Then {h} was given half the sandwich. It lasted to the end.>',
  'Who came running? {R.+}, quite out of breath. ‘I only wanted to say,’ said {r}, and then could not think what. <It was good that someone had wanted to.>',
  '{R.+} knew about it already. {R} always knew. ‘Left,’ said {r}. ‘And if left is wrong, it was right.’',
  '{R.+} tied a knot in {h.s} scarf. ‘So that you remember to come back,’ said {r}. <The knot tickled. There was no forgetting it.>',
  '‘Let me see,’ said {r.+}, and looked at the matter first with one eye and then with the other. ‘Hm,’ said {r}. <From {r}, that was a speech.>',
  'A message came from {r.+}: ‘Keep going. I’ll leave the light on.’ <{H} read it twice and walked straighter.>',
  'And there, where you’d want someone to be, was {r.+}. {R} waved once and kept the way clear.',
  '‘And me?’ called {r.+}. ‘You see that nothing changes here,’ said {h}. <It was a big job, and {r} took it seriously.>',
]

const SHORT: readonly Template[] = [
  '{R.+} lent {him} a torch.',
  '{R.+} waved from a window.',
  '‘Good luck,’ said {r.+}.',
  '{R.+} gave {him} half a sandwich.',
  '{R.+} called: ‘Left!’',
  '{R.+} held the door.',
  '‘I’ll leave a light on,’ said {r.+}.',
  '{R.+} gave {him} a nod.',
  'There was {r.+}, waving.',
  '{R.+} kept the way clear.',
]

const SMALL: readonly Template[] = [
  'Who is that? It is {r.+}! ‘Hello, {h},’ said {r}. ‘Hello, {r},’ said {h}.',
  'Knock, knock. It was {r.+}. {R} waved. {H} waved back.',
  'Here came {r.+}. {R} had a biscuit. Half for {r}. Half for {h}. Crunch.',
  'Peep! There was {r.+}, behind the door. ‘Boo,’ said {r}. {H} laughed.',
  '{R.+} sat on the step. {H} sat down too. That was nice.',
  'Ring, ring! Who is it? ‘It is me,’ said {r.+}. ‘It is me too,’ said {h}.',
  '{R.+} was carrying a bag. {H} took one handle. {R} took one. Swing, swing.',
  'Look, {r.+}! {R} blew a kiss. {H} caught it. In the pocket it went.',
  'Two feet looked out from under a bush. They were {r.s}. ‘I dropped a pea,’ said {r.+}.',
  '{R.+} had a cold. Atishoo! ‘Bless you,’ said {h}. ‘Bless you,’ said {a}.',
]

const ANIMALS: readonly Template[] = [
  '{R.+} came too, naturally. <Nobody had asked, which was how {r} liked it.> Where {h} hesitated, {r} went ahead.',
  '{R.+} put {r.his} head on one side. There was something the others had not noticed. <Then {r} sat down in the middle of the way, which meant: along here.>',
  '{R.+} would not be left behind. <{R} had made that plain to the door.> So there was one more of them, and the one with the best ears.',
  'And {r.+}? {R} had been waiting for some time already, with the air of having planned it. <It is always good to have someone along who asks no questions.>',
  'They had counted everyone twice before they looked down. {R.+} was sitting in the middle, and had been counted neither time. <{R} let it pass.>',
  'There was a noise in the bag. It was {r.+}, lying on the sandwiches. <They had been cheese.> ‘Well, you’re here now,’ said {h}, and {r} plainly thought so too.',
  '{R.+} carried something all the way, and put it down only to change sides. It was a glove. <Whose, they never found out.> It gave {r} an air of business.',
  'The first to set off was {r.+}. <{R} did not look round. {R} knew they would come.> Whenever the others were slow, {r} sat down and sighed.',
]
const SMALL_ANIMALS: readonly Template[] = [
  '{R.+} came too. Pat, pat, pat.',
  '{R.+} came along. {R} always did.',
  'And who was that? It was {r.+}!',
  'And here was {r.+}. Sniff, sniff. Hello!',
  'Who was under the table? {R.+}! Out you come.',
  '{R.+} had heard them. Two ears went up. Off we go!',
  'Something licked {h.s} hand. It was {r.+}.',
  '{R.+} ran on ahead. Then {r} came back, to count them.',
]

const forPerson = (template: Template, index: number): Template =>
  template.replaceAll('{r', `{r${index}`).replaceAll('{R', `{R${index}`)

/** What somebody is to the hero, in the visitor's words, when it could not all stand in front of the name. */
function wordsFor(index: number, order: number): { readonly phrasings: Template; readonly short: Template } {
  const id = `relation.${index}.connection`
  const phrasings = [
    `When people asked who {r${index}} was, {h} only said: ‘{X:${id}}.’ <That settled most of it.>`,
    `In {h.s} address book {r${index}} stood under ‘{x:${id}}’<, with three exclamation marks>.`,
    `How does one introduce {r${index}}? {H} always used the same words: ‘{X:${id}}.’`,
    `‘{X:${id}},’ {h} had once written on the back of a photograph of {r${index}}. <There was no better way to put it.>`,
    `On {r${index}.s} birthday cards {h} always wrote the same thing: ‘{X:${id}}.’ <They came to quite a collection.>`,
  ]
  return {
    phrasings: turnAt(phrasings, order),
    short: `[‘{X:${id}}’: that was {r${index}}.|{R${index}} was down as ‘{x:${id}}’.]`,
  }
}

export function companyInserts(brief: Brief, cast: Cast, offset: number): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  const isOpen = (index: number) => brief.relations[index]?.connection !== '' && !cast.relations[index]?.isUnderstood
  const pets = cast.relations.flatMap((person, index) => (person.kind === 'person' ? [] : [index]))
  const others = brief.relations.flatMap((_, index) =>
    cast.assigned.includes(index) || pets.includes(index) ? [] : [index],
  )
  const facts = (index: number) => [`relation.${index}.name`, `relation.${index}.connection`]
  const met = (slot: SlotName, index: number, order: number, phrasings: Template, short: Template): Insert => {
    const words = wordsFor(index, order)
    if (!isOpen(index)) return factInsert(slot, facts(index), [forPerson(phrasings, index)], [forPerson(short, index)])
    return factInsert(
      slot,
      facts(index),
      [`${forPerson(phrasings, index)} ${words.phrasings}`],
      [`${forPerson(short, index)} ${words.short}`],
    )
  }
  const scenes = others.map((index, order) =>
    met('road', index, order, turnAt(isSmall ? SMALL : LENDS, order + offset), turnAt(SHORT, order + offset)),
  )
  const animals = pets.map((index, order) =>
    met(
      order === 0 ? 'company' : 'road',
      index,
      order,
      turnAt(isSmall ? SMALL_ANIMALS : ANIMALS, order + offset),
      '[{R.+} came too.|{R.+} came along.|And {r.+} came with them.|{R.+} had to come, of course.]',
    ),
  )
  const leads = cast.assigned.filter(index => !pets.includes(index) && isOpen(index))
  const known = leads.map((index, order) => {
    const words = wordsFor(index, order + offset)
    const isCompanion = cast.relations[index] === cast.a
    return factInsert(
      isCompanion ? 'company' : 'questions',
      [`relation.${index}.connection`],
      [isSmall ? words.short : words.phrasings],
      [words.short],
    )
  })
  return [...animals, ...known, ...scenes]
}
