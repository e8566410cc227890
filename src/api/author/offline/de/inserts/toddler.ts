import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../brief.ts'
import { numberWord } from '../../../number-words.ts'
import type { Cast } from '../../pack/cast.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import type { Insert, SlotName, Template } from '../../voice.ts'

const now = (
  slot: SlotName,
  facts: readonly string[],
  tell: readonly Template[],
  short?: readonly Template[],
): Insert => ({
  slot,
  facts,
  tell,
  rank: 0,
  joins: slot === 'portrait',
  ...(short ? { short } : {}),
})

const HAIR: Readonly<Record<string, string>> = {
  black: 'schwarze',
  brown: 'braune',
  blond: 'blonde',
  red: 'rote',
  colorful: 'bunte',
}
const EYES: Readonly<Record<string, string>> = { black: 'schwarze', brown: 'braune', green: 'grüne', blue: 'blaue' }
const BUILD: Readonly<Record<string, string>> = {
  tall: 'groß',
  muscular: 'stark',
  small: 'klein',
  slender: 'zierlich',
  slim: 'schlank',
  athletic: 'flink',
}

const typed = (slot: SlotName, id: string, tell: readonly Template[]): Insert =>
  now(
    slot,
    [id],
    tell.map(template => template.replaceAll('X', `{X:${id}}`)),
  )

function portrait({ hero }: Brief): Insert[] {
  const { age } = hero
  const word = age === 1 ? 'ein Jahr' : `${numberWord('de', age) ?? age} Jahre`
  return [
    now('portrait', ['hero.age'], [`{H} ist ${word} alt.`]),
    ...(hero.hair === ''
      ? []
      : own(HAIR, hero.hair)
        ? [now('portrait', ['hero.hair'], [`{Er} hat ${own(HAIR, hero.hair)} Haare. <Die fliegen beim Hüpfen.>`])]
        : [typed('portrait', 'hero.hair', ['Die Haare? „X“, sagt {h}.'])]),
    ...(hero.eyes === ''
      ? []
      : own(EYES, hero.eyes)
        ? [now('portrait', ['hero.eyes'], [`Und ${own(EYES, hero.eyes)} Augen. <Die sehen alles.>`])]
        : [typed('portrait', 'hero.eyes', ['Die Augen? „X“, sagt {h}.'])]),
    ...hero.build
      .filter(
        (one, index) =>
          Object.hasOwn(BUILD, one) || hero.build.findIndex(other => !Object.hasOwn(BUILD, other)) === index,
      )
      .slice(0, 2)
      .map(one =>
        own(BUILD, one)
          ? now('portrait', ['hero.build'], [`{H} ist ${own(BUILD, one)}. <Das ist gut so.>`])
          : now('portrait', ['hero.build'], ['„{X:hero.build}“, sagt {a} zu {h}.']),
      ),
    ...(hero.peculiarities === '' ? [] : [typed('portrait', 'hero.peculiarities', ['Und was noch? „X!“, ruft {h}.'])]),
    ...(hero.characteristics === ''
      ? []
      : [typed('portrait', 'hero.characteristics', ['„X“, sagt {a} zu {h}. <Das ist lieb gemeint.>'])]),
    ...(hero.quirks === ''
      ? []
      : [
          typed('portrait', 'hero.quirks', ['„X“, sagt {a} und lacht.']),
          now('key', [], ['Was hat {a} gesagt? „{K:hero.quirks}“. {H} überlegt.']),
        ]),
    ...(hero.history === ''
      ? []
      : [typed('quiet', 'hero.history', ['{A} erzählt von {h}. „X.“ <Das hört {h} gern.>'])]),
  ]
}

const COMES: readonly Template[] = [
  'Da kommt {R.+}. „Ich helfe“, sagt {r}.',
  '{R.+} ist auch da. {R} winkt mit beiden Händen.',
  'Wer ruft da? {R.+}! „Hallo, {h}!“',
  '{R.+} bringt einen Keks. Ein Stück für {h}. Ein Stück für {r}.',
  '{R.+} macht die Tür auf. „Hier entlang“, sagt {r}.',
  'Auch {r.+} sucht mit. {R} schaut unter den Stein.',
]
const TAIL: readonly Template[] = ['{R.+} läuft mit. Tapp, tapp, tapp.', '{R.+} ist ganz vorn. {R} weiß den Weg.']

function company(brief: Brief, cast: Cast, offset: number): Insert[] {
  const numbered = (template: Template, index: number) =>
    template.replaceAll('{r', `{r${index}`).replaceAll('{R', `{R${index}`)
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    const isCast = person === cast.a || person === cast.b
    const list = person?.kind === 'person' ? COMES : TAIL
    const comes = isCast
      ? []
      : [
          now(
            'road',
            [`relation.${index}.name`, `relation.${index}.connection`],
            [numbered(list[(index + offset) % list.length] as string, index)],
          ),
        ]
    const unsaid = relation.connection !== '' && !person?.isUnderstood
    const id = `relation.${index}.connection`
    return [...comes, ...(unsaid ? [now('road', [id], [`„{X:${id}}“, sagt {h} und zeigt auf {r${index}}.`])] : [])]
  })
}

const ASKED: readonly Template[] = [
  '„{q:N}“, fragt {a}. „{X:dynamic.N}“, sagt {h}.',
  '„{X:dynamic.N}“, sagt {h}. <Das sagt {h} oft.>',
]

/** Every fact for the smallest: in the present, in few words. */
export function toddlerInserts(
  brief: Brief,
  cast: Cast,
  where: Whereabouts,
  places: readonly Whereabouts[],
  offset: number,
): Insert[] {
  const numbered = (template: string, index: number) =>
    template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
  return [
    ...(cast.hero.fullName === cast.hero.name ? [] : [now('portrait', ['hero.name'], ['Das ist {full}. Kurz: {h}.'])]),
    ...(where.at?.includes(where.plain)
      ? []
      : [now('portrait', ['setting.location'], ['Wo ist das? „{loc}“, sagt {a}.'])]),
    ...portrait(brief),
    ...company(brief, cast, offset),
    ...places.map((place, index) =>
      now(
        'road',
        [`setting.place.${index}`],
        [
          place.at?.includes(place.plain)
            ? `{P${index}.at} bleiben sie stehen. <Hier ist es schön.>`
            : `„{p${index}}“, sagt {a}. Da gehen sie hin.`,
        ],
      ),
    ),
    ...brief.answers.map(({ question }, index) =>
      now(
        'questions',
        [`dynamic.${index}`],
        [numbered(ASKED[/\?$/u.test(question) && question.split(' ').length < 10 ? 0 : 1] as string, index)],
      ),
    ),
    ...(brief.baseStory === '' ? [] : [typed('quiet', 'story.baseStory', ['„Das ist wie bei ‚X‘“, sagt {a}.'])]),
    ...(brief.refinement === ''
      ? []
      : [typed('portrait', 'story.refinement', ['Auf einem Zettel steht: „X“. {H} hebt ihn auf.'])]),
  ]
}
