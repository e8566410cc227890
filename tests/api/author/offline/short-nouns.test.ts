import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import { formOf } from '../../../../src/api/author/offline/answers/form-of.ts'
import { readAnswer } from '../../../../src/api/author/offline/answers/read-answer.ts'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import type { Candidate } from '../../../../src/api/author/offline/candidates.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { withShortNouns, withShortNounsKnown } from '../../../../src/api/author/offline/sockets/short-nouns.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import type { AnswerKind } from '../../../../src/contract/answers/answer-kinds.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { countWords } from '../../../../src/lib/words.ts'

interface Said {
  readonly text: string
  readonly optional?: boolean
}

/** Beats of one paragraph each, with the tokens of one answer filled in, as they are told. */
function sentences(
  language: AnswerLanguage,
  kind: AnswerKind,
  answer: string,
  texts: readonly (string | Said)[],
): string[] {
  const { beats, fillings } = beatsOf(language, kind, answer, texts)
  return withShortNouns(beats, fillings, language).map(textOf)
}

const textOf = ({ paragraphs }: Candidate): string =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join('')

function beatsOf(language: AnswerLanguage, kind: AnswerKind, answer: string, texts: readonly (string | Said)[]) {
  const reading = readAnswer(kind, answer, language)
  if (!reading) throw new Error(`"${answer}" cannot be read as ${kind}`)
  const beats = texts.map(one => {
    const { text: template, optional = false } = typeof one === 'string' ? { text: one } : one
    const text = template.replace(/\{([^{}]*)\}/gu, (_, form: string) => formOf(reading, form, 'female') ?? '???')
    return { paragraphs: [[{ text, optional, words: countWords(text, language) }]], fixed: 0, optional: 0 }
  }) as unknown as Candidate[]
  return { beats, fillings: [{ socket: 'thing', fact: 'dynamic.0', reading }] }
}

describe('What was described at length is called by its noun once it was told whole:', () => {
  const CASES: readonly [AnswerLanguage, AnswerKind, string, readonly string[], readonly string[]][] = [
    [
      'de',
      'thing',
      'die alte Gießkanne mit dem Loch',
      ['Da stand {der}.', 'Sie ging mit {dem} los.', 'Ohne {den} ging nichts.'],
      [
        'Da stand die alte Gießkanne mit dem Loch.',
        'Sie ging mit der Gießkanne los.',
        'Ohne die Gießkanne ging nichts.',
      ],
    ],
    [
      'de',
      'thing',
      'drei rote Knöpfe von Oma Gerda',
      ['Da lagen {der}.', 'Sie spielte mit {dem}.', 'Das sind {mein}.'],
      ['Da lagen die drei roten Knöpfe von Oma Gerda.', 'Sie spielte mit den Knöpfen.', 'Das sind meine Knöpfe.'],
    ],
    [
      'de',
      'food',
      'Spaghetti mit Tomatensoße',
      ['Es gab {ein}.', 'Sie aß von {dem}.'],
      ['Es gab Spaghetti mit Tomatensoße.', 'Sie aß von den Spaghetti.'],
    ],
    [
      'de',
      'place',
      'der Sandkasten am Spielplatz',
      ['Er war {in}.', 'Sie saßen {in}.'],
      ['Er war im Sandkasten am Spielplatz.', 'Sie saßen im Sandkasten.'],
    ],
    [
      'en',
      'thing',
      'a red bicycle with a squeaking bell',
      ['She had {a}.', 'Where was {the}?', '‘That’s {my}!’', 'It was {his}.'],
      [
        'She had a red bicycle with a squeaking bell.',
        'Where was the bicycle?',
        '‘That’s my bicycle!’',
        'It was her bicycle.',
      ],
    ],
    [
      'en',
      'thing',
      'the old wooden train set from Grandad',
      ['There was {the}.', 'She took {the}.'],
      ['There was the old wooden train set from Grandad.', 'She took the train set.'],
    ],
    [
      'en',
      'food',
      'roast beef with Yorkshire pudding',
      ['They had {}.', 'She shared {the}.'],
      ['They had roast beef with Yorkshire pudding.', 'She shared the roast beef.'],
    ],
    [
      'en',
      'place',
      'the tree house in the garden',
      ['He was {in}.', 'They met {in}.'],
      ['He was in the tree house in the garden.', 'They met in the tree house.'],
    ],
    [
      'fr',
      'thing',
      'une vieille boîte à musique avec un trou',
      ['Elle avait {un}.', 'Elle ouvrit {le}.', 'Le bruit {du}.', 'Elle parla {au}.', '{ce}'],
      [
        'Elle avait une vieille boîte à musique avec un trou.',
        'Elle ouvrit la boîte à musique.',
        'Le bruit de la boîte à musique.',
        'Elle parla à la boîte à musique.',
        'cette boîte à musique',
      ],
    ],
    [
      'fr',
      'thing',
      'un vieil ours en peluche de mamie',
      ['Voici {le}.', 'La patte {du}.'],
      ['Voici le vieil ours en peluche de mamie.', 'La patte de l’ours en peluche.'],
    ],
    [
      'fr',
      'place',
      'la cabane au fond du jardin',
      ['Il était {in}.', 'Elle dort {in}.'],
      ['Il était dans la cabane au fond du jardin.', 'Elle dort dans la cabane.'],
    ],
    [
      'es',
      'thing',
      'un paraguas rojo de lunares con el mango roto',
      ['Tenía {un}.', 'La punta {del}.', 'Habló {al}.', 'Era {su}.'],
      [
        'Tenía un paraguas rojo de lunares con el mango roto.',
        'La punta del paraguas.',
        'Habló al paraguas.',
        'Era su paraguas.',
      ],
    ],
    [
      'es',
      'thing',
      'la caja de música vieja con un agujero',
      ['Era {el}.', 'Abrió {el}.'],
      ['Era la caja de música vieja con un agujero.', 'Abrió la caja de música.'],
    ],
    [
      'es',
      'food',
      'arroz con leche',
      ['Había {}.', 'Comió {el}.'],
      ['Había arroz con leche.', 'Comió el arroz con leche.'],
    ],
    [
      'it',
      'thing',
      'il vecchio orologio da taschino del nonno',
      ['Aveva {il}.', 'Guardò {nel}.', 'Era {suo}.', 'Parlò {al}.'],
      [
        'Aveva il vecchio orologio da taschino del nonno.',
        'Guardò nell’orologio.',
        'Era il suo orologio.',
        'Parlò all’orologio.',
      ],
    ],
    [
      'it',
      'place',
      'la panchina sul canale',
      ['Era {in}.', 'Stava {in}.'],
      ['Era sulla panchina sul canale.', 'Stava sulla panchina.'],
    ],
  ]
  it.each(CASES)('in "%s" a %s, "%s"', (language, kind, answer, texts, expected) => {
    expect(sentences(language, kind, answer, texts)).toEqual(expected)
  })
})

describe('A description stays whole', () => {
  const TELESCOPE = 'the old brass telescope with a crack'

  it('where a story tells of another thing with the same noun, but for what stands behind it', () => {
    expect(
      sentences('de', 'thing', 'die blaue Decke mit den Sternen', [
        'Da lag {der}.',
        'Unter der Decke war es warm.',
        'Wo war {der}?',
      ]),
    ).toEqual(['Da lag die blaue Decke mit den Sternen.', 'Unter der Decke war es warm.', 'Wo war die blaue Decke?'])
    expect(
      sentences('de', 'thing', 'die Decke mit den Sternen', [
        'Da lag {der}.',
        'Decke hoch, Licht aus.',
        'Wo war {der}?',
      ]).at(-1),
    ).toBe('Wo war die Decke mit den Sternen?')
  })

  it('until a sentence has told it that is never left out', () => {
    const optional = { text: 'Once {the} fell down. ', optional: true }
    expect(sentences('en', 'thing', TELESCOPE, [optional, 'He held {the}.', optional])).toEqual([
      'Once the old brass telescope with a crack fell down. ',
      'He held the old brass telescope with a crack.',
      'Once the telescope fell down. ',
    ])
  })

  it('where it was not told of for long', () => {
    const long = Array.from({ length: 100 }, () => 'Nobody spoke for some time.').join(' ')
    expect(
      sentences('en', 'thing', TELESCOPE, ['He held {the}.', long, 'Where was {the}?', 'Now {the} was gone.']),
    ).toEqual([
      'He held the old brass telescope with a crack.',
      long,
      'Where was the old brass telescope with a crack?',
      'Now the telescope was gone.',
    ])
  })

  it.each<[AnswerLanguage, AnswerKind, string, string]>([
    ['en', 'thing', 'a red umbrella', '{the}'],
    ['en', 'animal', 'a guinea pig called Dot', '{the}'],
    ['en', 'food', 'cheese on toast', '{the}'],
    ['en', 'thing', 'a pair of old binoculars', '{the}'],
    ['en', 'place', 'the end of the garden', '{in}'],
    ['de', 'place', 'die Bank von Opa Heinz', '{in}'],
    ['de', 'companion', 'der Stoffhase Flocke', '{der}'],
    ['es', 'place', 'el banco del canal', '{in}'],
    ['fr', 'thing', 'la pizza et la glace à la fraise', '{le}'],
  ])('in "%s" where a %s is short, has a name or is said so: "%s"', (language, kind, answer, token) => {
    const [first, second] = sentences(language, kind, answer, [token, token])
    expect(second).toBe(first)
  })
})

it('A story is measured by the words of further mentions, and keeps its texts', () => {
  const { beats, fillings } = beatsOf('en', 'thing', 'the old brass telescope with a crack', [
    'He held {the}.',
    'Where was {the}?',
  ])
  const measured = withShortNounsKnown(beats, fillings, 'en')
  expect([...measured.keys()].map(({ fixed }) => fixed)).toEqual([4, 4])
  expect([...measured.values()]).toEqual(beats)
})

const CARRIED: Readonly<Record<string, readonly [question: string, answer: string, noun: string]>> = {
  de: ['Was hat sie immer dabei?', 'die kleine Gießkanne mit dem Loch', 'Gießkanne'],
  en: ['What does she always carry?', 'the small compass with the cracked glass', 'compass'],
  fr: ['Qu’emporte-t-elle toujours ?', 'la petite boussole cassée avec un trou', 'boussole'],
  es: ['¿Qué lleva siempre consigo?', 'la pequeña brújula rota con un agujero', 'brújula'],
  it: ['Che cosa porta sempre con sé?', 'la piccola bussola rotta con un buco', 'bussola'],
}
/** A story of 1,000 words may have forgotten a thing twice. */
const WHOLE_MOST = 3

it.each(OFFLINE_LANGUAGES)(
  'A story in "%s" describes at length what it is about, and then calls it by its noun',
  async language => {
    const pack = await openLanguagePack(language)
    const [question, answer, noun] = CARRIED[language] ?? ['', '', '']
    if (!pack) throw new Error(`nothing is written in "${language}"`)
    const stories = CATEGORIES.map(category => {
      const part = { dynamic: [{ question, answer }] }
      const brief = briefOf(parameterOf(part, { language, words: 1000, age: 'child', category }), `noun ${category}`)
      const { input, made } = draftStory(pack, brief, seeded(`${brief.seed} story`))
      const isMoving = input.fillings.some(({ socket, fact }) => socket === 'thing' && fact !== undefined)
      return { isMoving, untold: made.untold, text: made.texts.flat().join('\n') }
    })
    const moved = stories.filter(({ isMoving }) => isMoving)
    const times = (text: string, words: string) => text.toLowerCase().split(words.toLowerCase()).length - 1
    const [tail = ''] = / (?:mit|with|avec|con) .*$/u.exec(answer) ?? []
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter(({ untold }) => untold > 0)).toEqual([])
    expect(moved.map(({ text }) => times(text, tail)).filter(whole => whole < 1 || whole > WHOLE_MOST)).toEqual([])
    expect(moved.filter(({ text }) => times(text, noun) <= times(text, tail))).toEqual([])
  },
)
