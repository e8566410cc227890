import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { listed } from '../../../../story/plain-words.ts'
import type { Insert } from '../../language-pack.ts'
import type { Trait } from '../../pack/trait.ts'
import { capital } from '../../template.ts'
import { ageInsert } from './age.ts'
import { BUILD, KNOWN_MARKS } from './build.ts'
import { adjectivePhrases, CHARACTER, MARKS, QUIRK, QUIRK_KEY, typedLooks } from './described.ts'
import { factInsert } from './fact-insert.ts'
import { EYES, HAIR } from './looks.ts'

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

const typedLook = (id: string, label: string): Insert => factInsert('portrait', [id], typedLooks(id, label))

function hairInsert({ hero }: Brief): Insert[] {
  if (hero.hair === '') return []
  const known = own(HAIR, hero.hair)
  return [known ? factInsert('portrait', ['hero.hair'], known.phrasings, known.short) : typedLook('hero.hair', 'Haare')]
}

function eyesInsert({ hero }: Brief): Insert[] {
  if (hero.eyes === '') return []
  const known = own(EYES, hero.eyes)
  return [known ? factInsert('portrait', ['hero.eyes'], known.phrasings, known.short) : typedLook('hero.eyes', 'Augen')]
}

function buildInserts({ hero }: Brief): Insert[] {
  const isUsed = (one: string, index: number) =>
    Object.hasOwn(BUILD, one) || hero.build.findIndex(other => !Object.hasOwn(BUILD, other)) === index
  return hero.build
    .filter(isUsed)
    .slice(0, 3)
    .map((one, index) => {
      const known = own(BUILD, one)
      if (known)
        return factInsert(
          index === 0 ? 'road' : 'portrait',
          ['hero.build'],
          index === 0 ? known.road : known.portrait,
          index === 0 ? known.portrait.slice(0, 1) : known.portrait,
        )
      return typedLook('hero.build', 'Gestalt')
    })
}

function marksInsert({ hero }: Brief): Insert[] {
  if (hero.peculiarities === '') return []
  const known = listed(hero.peculiarities).map(part => KNOWN_MARKS.find(({ word }) => word.test(part)))
  const only = known.length === 1 ? known[0] : undefined
  const phrasings = only ? [...only.phrasings, ...MARKS] : MARKS
  return [
    factInsert('portrait', ['hero.peculiarities'], phrasings, ['Besondere Kennzeichen: „{X:hero.peculiarities}“.']),
  ]
}

function characterInsert({ hero }: Brief): Insert[] {
  if (hero.characteristics === '') return []
  const words = adjectives(hero.characteristics)?.split('|')
  if (words) {
    const last = words.at(-1)
    const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} und ${last}` : `${last}`
    return [
      factInsert('portrait', ['hero.characteristics'], adjectivePhrases(list, `${last}`), [
        `${capital(list)} war {er} auch.`,
      ]),
    ]
  }
  return [
    factInsert('portrait', ['hero.characteristics'], CHARACTER, ['„{X:hero.characteristics}“, sagte {a} über {h}.']),
  ]
}

/** What the hero is like: planted at the start, the key of the turn at the end. */
function traitInserts({ hero }: Brief, trait: Trait, isVisitors: boolean): Insert[] {
  const facts = hero.quirks === '' ? [] : ['hero.quirks']
  if (facts.length === 0)
    return [
      { ...factInsert('portrait', [], trait.plant), rank: 1 },
      factInsert('key', [], trait.key, ['{H} hatte einen Einfall.']),
    ]
  const said = factInsert('portrait', facts, QUIRK, ['„{X:hero.quirks}“, seufzte {a} manchmal über {h}.'])
  if (isVisitors)
    return [
      said,
      { ...factInsert('portrait', [], trait.plant), rank: 1 },
      factInsert('key', [], trait.key, ['{H} hatte einen Einfall.']),
    ]
  const key = factInsert('key', [], QUIRK_KEY, ['„{K:hero.quirks}“, dachte {h}. Und wenn gerade das zu etwas gut war?'])
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
      : [factInsert('portrait', ['hero.name'], [`Mit ganzem Namen hieß {er} {full}, aber das sagte nur die Post.`])]
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
