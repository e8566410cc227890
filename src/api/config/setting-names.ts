import { distance } from 'fastest-levenshtein'

/** Names in `.env` for other programs: compose, the tests and the runtime. */
export const OTHERS_IN_FILE = [
  'CHROMIUM_PATH',
  'COMPOSE_PROJECT_NAME',
  'DATABASE_PASSWORD',
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'NO_PROXY',
  'TEST_DATABASE_URL',
  'TZ',
  'VOICE_MODELS',
] as const

/** From this length, names may differ by this many letters and still be a slip. */
const NEAR = [
  { from: 10, letters: 2 },
  { from: 6, letters: 1 },
  { from: 0, letters: 0 },
] as const
/** In our own file every name is ours, so a hint may be further off. */
const HINT_SHARE = 0.5
const LEFT_OUT_WEIGHT = 0.5
/** Shorter first words, as `AI` or `S3`, are another program's after one letter more. */
const WORD_MIN = 4

/** Each name, and its `_FILE` form. */
const formsOf = (known: readonly string[]): string[] => known.flatMap(name => [name, `${name}_FILE`])

/** Wrong names in a settings file: each must be ours, or one of OTHERS_IN_FILE. */
export function wrongNamesInFile(names: readonly string[], known: readonly string[]): string[] {
  const forms = formsOf(known)
  const allowed = new Set<string>([...forms, ...OTHERS_IN_FILE])
  return names
    .filter(name => !allowed.has(name))
    .map(name => {
      const [nearest] = forms.toSorted((one, other) => unlike(name, one) - unlike(name, other))
      const isNear = nearest !== undefined && away(name, nearest) <= Math.max(name.length, nearest.length) * HINT_SHARE
      return `${name} in .env is no setting; ${isNear ? `did you mean ${nearest}?` : 'deploy/.env.example names them all'}`
    })
}

/** Likely slips of unset names of ours. Names with other first words belong to other programs. */
export function slipsInEnvironment(names: readonly string[], known: readonly string[]): string[] {
  const forms = formsOf(known)
  const allowed = new Set<string>([...forms, ...OTHERS_IN_FILE])
  const given = new Set(names)
  return names
    .filter(name => !allowed.has(name))
    .flatMap(name => {
      const meant = forms.find(form => !given.has(form) && isSlip(name, form))
      return meant === undefined ? [] : [`${name} in the environment is no setting; did you mean ${meant}?`]
    })
}

function isSlip(name: string, form: string): boolean {
  const [word = '', wanted = ''] = [name, form].map(whole => whole.split('_', 1)[0])
  if (word !== wanted && !isSwapped(word, wanted)) {
    const isNear = wanted.length >= WORD_MIN && word[0] === wanted[0] && distance(word, wanted) === 1
    if (!isNear) return false
  }
  const { letters } = NEAR.find(({ from }) => form.length >= from) ?? { letters: 0 }
  return isSwapped(name, form) || distance(name, form) <= letters
}

function isSwapped(name: string, form: string): boolean {
  const at = [...form].findIndex((letter, index) => letter !== name[index])
  if (at === -1 || name.length !== form.length) return false
  return form.slice(0, at) + (form[at + 1] ?? '') + form[at] + form.slice(at + 2) === name
}

/** A missing word counts less than the same number of other letters. */
const unlike = (name: string, form: string): number =>
  away(name, form) - Math.abs(name.length - form.length) * LEFT_OUT_WEIGHT

const away = (name: string, form: string): number => distance(name.toUpperCase(), form)
