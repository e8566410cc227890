import { own } from '../../../../lib/own.ts'
import type { AnswerLanguage } from './reading.ts'
import { isCapital } from './typed.ts'

type TitleGender = 'm' | 'f'

/** Titles before a name, in small letters and without their point. */
const TITLES: Readonly<Record<AnswerLanguage, Readonly<Record<TitleGender, string>>>> = {
  de: { m: 'herr herrn', f: 'frau' },
  en: { m: 'mr mister sir lord', f: 'mrs ms miss lady madam' },
  fr: { m: 'monsieur m mr', f: 'madame mme mademoiselle mlle' },
  es: { m: 'don', f: 'doña' },
  it: { m: 'don', f: 'donna' },
}

const known = new Map(
  Object.entries(TITLES).map(([language, { m, f }]) => [
    language,
    Object.fromEntries([
      ...m.split(' ').map((word): [string, TitleGender] => [word, 'm']),
      ...f.split(' ').map((word): [string, TitleGender] => [word, 'f']),
    ]),
  ]),
)

const PARTICLE = /^(?:de|du|del|della|di|von|van|vom|zu|der|den|la|le|l’|d’)$/u
const WORDS_MOST = 5

/** The gender that a title before a name says: "Frau Schmidt"; undefined without a title and a name. */
export function titleGender(name: string, language: AnswerLanguage): TitleGender | undefined {
  const [first = '', ...others] = name.split(' ')
  const isNamed =
    others.length > 0 &&
    others.length < WORDS_MOST &&
    isCapital(others.at(-1) ?? '') &&
    others.every(word => isCapital(word) || PARTICLE.test(word))
  return isNamed ? own(known.get(language) ?? {}, first.toLowerCase().replace(/\.$/u, '')) : undefined
}
