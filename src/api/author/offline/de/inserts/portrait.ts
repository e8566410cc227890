import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../brief.ts'
import { numberWord } from '../../../number-words.ts'
import { listed } from '../../../plain.ts'
import type { Trait } from '../../pack/trait.ts'
import { capital } from '../../template.ts'
import type { Insert, SlotName, Template } from '../../voice.ts'
import { BUILD, EYES, HAIR, KNOWN_MARKS } from './looks.ts'

export const told = (
  slot: SlotName,
  facts: readonly string[],
  tell: readonly Template[],
  short?: readonly Template[],
): Insert => ({
  slot,
  facts,
  tell,
  rank: 0,
  ...(slot === 'portrait' ? { joins: true } : {}),
  ...(short ? { short } : {}),
})

const ADJECTIVE = /(?:ig|lich|isch|sam|bar|haft|los|voll|iert|reich|ell|ant|ent|iv)$/u
const ADJECTIVES = new Set(
  'mutig klug nett lieb schlau frech still laut stur treu wild schüchtern clever cool stark ruhig faul fair fleißig neugierig sanft zart sensibel ernst heiter offen schnell langsam warm weise tapfer munter edel keck flott brav ehrlich verträumt entschlossen verspielt verrückt chaotisch besonnen'.split(
    ' ',
  ),
)

/** "mutig, klug und frech", when every part is an adjective that can stand after "war". */
function adjectives(text: string): string | undefined {
  const parts = listed(text).map(part => part.replace(/^sehr |^etwas |^ein bisschen /u, ''))
  const all =
    parts.length > 0 &&
    parts.every(part => ADJECTIVES.has(part.toLowerCase()) || (ADJECTIVE.test(part) && !part.includes(' ')))
  return all ? parts.map(part => part.toLowerCase()).join('|') : undefined
}

export const isAdjectives = (text: string): boolean => adjectives(text) !== undefined

function ageInsert(brief: Brief): Insert {
  const { age } = brief.hero
  const word = age === 1 ? 'ein' : (numberWord('de', age) ?? String(age))
  const years = `${word} ${age === 1 ? 'Jahr' : 'Jahre'}`
  const old = age > 99
  const tell = old
    ? [
        `{H} war ${years} alt. <Die ersten hundert, sagte {er}, zählten kaum.>`,
        `Seit ${years}n gab es {h} nun schon. <Man sah es {ihm} kaum an.>`.replace('Jahren', 'Jahren'),
      ]
    : age < 13
      ? [
          `{H} war ${years} alt <und damit, fand {er}, alt genug für das meiste>.`,
          `Mit ${years.replace('Jahre', 'Jahren').replace(/Jahr$/, 'Jahr')} weiß man schon einiges. {H} wusste zum Beispiel, wann Erwachsene nur so tun, als hörten sie zu.`,
        ]
      : age < 20
        ? [
            `{H} war ${years} alt, also ständig zu jung oder zu alt für irgendetwas.`,
            `Mit ${years.replace('Jahre', 'Jahren')} hat man auf alles eine Antwort. {H} hatte vor allem Fragen.`,
          ]
        : [
            `{H} war ${years} alt <und hielt das abwechselnd für viel und für wenig>.`,
            `Mit ${years.replace('Jahre', 'Jahren')}, fand {h}, sollte einen nicht mehr viel überraschen. <Das war natürlich ein Irrtum.>`,
          ]
  return told('portrait', ['hero.age'], tell, [`{H} war ${years} alt.`])
}

function typedLook(id: string, label: string): Insert {
  return told(
    'portrait',
    [id],
    [
      `${label}? „{X:${id}}“, sagte {h}, wenn jemand danach fragte.`,
      `„{X:${id}}“: So hatte {h} es selbst einmal auf einen Steckbrief geschrieben, [gleich unter den Namen|ohne lange nachzudenken], Zeile: ${label}.`,
    ],
  )
}

function hairInsert({ hero }: Brief): Insert[] {
  if (hero.hair === '') return []
  const known = own(HAIR, hero.hair)
  return [known ? told('portrait', ['hero.hair'], known.tell, known.short) : typedLook('hero.hair', 'Haare')]
}

function eyesInsert({ hero }: Brief): Insert[] {
  if (hero.eyes === '') return []
  const known = own(EYES, hero.eyes)
  return [known ? told('portrait', ['hero.eyes'], known.tell, known.short) : typedLook('hero.eyes', 'Augen')]
}

function buildInserts({ hero }: Brief): Insert[] {
  const isTold = (one: string, index: number) =>
    Object.hasOwn(BUILD, one) || hero.build.findIndex(other => !Object.hasOwn(BUILD, other)) === index
  return hero.build
    .filter(isTold)
    .slice(0, 3)
    .map((one, index) => {
      const known = own(BUILD, one)
      if (known)
        return told(
          index === 0 ? 'road' : 'portrait',
          ['hero.build'],
          index === 0 ? known.road : known.portrait,
          known.portrait,
        )
      return typedLook('hero.build', 'Gestalt')
    })
}

function marksInsert({ hero }: Brief): Insert[] {
  if (hero.peculiarities === '') return []
  const known = listed(hero.peculiarities).map(part => KNOWN_MARKS.find(({ word }) => word.test(part)))
  const only = known.length === 1 ? known[0] : undefined
  if (only) return [told('portrait', ['hero.peculiarities'], only.tell)]
  return [
    told(
      'portrait',
      ['hero.peculiarities'],
      [
        'Auf einem Steckbrief hätte unter „Besondere Kennzeichen“ gestanden: „{X:hero.peculiarities}“. <Es gab aber keinen Steckbrief. Noch nicht.>',
        '„{X:hero.peculiarities}“, so beschrieb man {h} am schnellsten, und jeder wusste sofort, wer gemeint war.',
      ],
      ['Besondere Kennzeichen: „{X:hero.peculiarities}“.'],
    ),
  ]
}

function characterInsert({ hero }: Brief): Insert[] {
  if (hero.characteristics === '') return []
  const words = adjectives(hero.characteristics)?.split('|')
  if (words) {
    const last = words.at(-1)
    const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${last}` : `${last}`
    return [
      told(
        'portrait',
        ['hero.characteristics'],
        [
          `{H} war ${list}, sagten die Leute. <{Er} selbst fand, das komme ganz auf den Tag an.>`,
          `Wer {h} kannte, sagte: ${list}. Wer {ihn} gut kannte, sagte: vor allem ${last}.`,
        ],
        [`${capital(list)} war {er} auch.`],
      ),
    ]
  }
  return [
    told(
      'portrait',
      ['hero.characteristics'],
      [
        '„{X:hero.characteristics}“, sagte {a}, wenn jemand wissen wollte, wie {h} so sei. <Mehr sagte {a.er} nie. Es reichte.>',
        'Einmal sollte {a} in einem Satz sagen, wie {h} war. „{X:hero.characteristics}“, sagte {a.er}<, und das war gelobt>.',
      ],
      ['„{X:hero.characteristics}“, sagte {a} über {h}.'],
    ),
  ]
}

/** What the hero is like: planted at the start, the key of the turn at the end. */
function traitInserts({ hero }: Brief, trait: Trait, isVisitors: boolean): Insert[] {
  const facts = hero.quirks === '' ? [] : ['hero.quirks']
  if (facts.length === 0)
    return [{ ...told('portrait', [], trait.plant), rank: 1 }, told('key', [], trait.key, ['{H} hatte einen Einfall.'])]
  const said = told(
    'portrait',
    facts,
    [
      'Von jedem weiß man im Grunde nur eine Sache. Von {h} wusste man: „{X:hero.quirks}“. <Das Übrige dachte man sich dazu.>',
      '„{X:hero.quirks}“, seufzte {a} manchmal über {h}. <Dabei seufzte {a.er} sonst nie.>',
    ],
    ['„{X:hero.quirks}“, seufzte {a} manchmal über {h}.'],
  )
  if (isVisitors)
    return [
      said,
      { ...told('portrait', [], trait.plant), rank: 1 },
      told('key', [], trait.key, ['{H} hatte einen Einfall.']),
    ]
  const key = told(
    'key',
    [],
    [
      'Was hatte {a} immer geseufzt? „{K:hero.quirks}“. {H} hielt inne. Und wenn gerade das zu etwas gut war? <Nicht trotzdem. Deswegen.> Der Gedanke war so einfach, dass {er} lachen musste.',
      '„{K:hero.quirks}“, dachte {h}. Alle hatten es gesagt, und alle hatten es für einen Fehler gehalten. {Er} nicht mehr. <Denn auf einmal sah {er} alles von der anderen Seite.>',
    ],
    ['„{K:hero.quirks}“, dachte {h}. Und wenn gerade das zu etwas gut war?'],
  )
  return [said, key]
}

export function portraitInserts(
  brief: Brief,
  trait: Trait,
  isVisitors: boolean,
  fullName: string,
  name: string,
): Insert[] {
  const whole =
    fullName === name
      ? []
      : [told('portrait', ['hero.name'], [`Mit ganzem Namen hieß {er} {full}, aber das sagte nur die Post.`])]
  return [
    ...whole,
    ageInsert(brief),
    ...hairInsert(brief),
    ...eyesInsert(brief),
    ...characterInsert(brief),
    ...traitInserts(brief, trait, isVisitors),
    ...marksInsert(brief),
    ...buildInserts(brief),
  ]
}
