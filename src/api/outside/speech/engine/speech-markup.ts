import { escapeMarkup } from '../../../../lib/escape-markup.ts'
import { scriptsOf, VOICED_SCRIPTS, voiceOfRun } from './script-voices.ts'

/** A change of voices slows down, and the Thai voice draws vowels out: no name may stand out from its sentence. */
const rateOf = (voice: string | undefined) => (voice === 'th' ? '150%' : '125%')

function inVoice(words: string, script: string): string {
  const voice = voiceOfRun(words, script)
  return `<prosody rate="${rateOf(voice)}"><voice xml:lang="${voice}">${words}</voice></prosody>`
}

const letter = (script: string) => `[\\p{Script=${script}}\\p{M}]`
/** Letters of one script, with what joins the words of a name. */
const RUNS = VOICED_SCRIPTS.filter(script => script !== 'Latin').map(
  script =>
    [
      script,
      new RegExp(`\\p{Script=${script}}${letter(script)}*(?:[ \u2019-]\\p{Script=${script}}${letter(script)}*)*`, 'gu'),
    ] as const,
)

/**
 * The text with its words of another script than the language's in `voice` elements of W3C Speech Synthesis Markup
 * (SSML 1.1, 3.2.1): a voice says names of other scripts letter by letter or not at all.
 */
export function speechMarkup(text: string, language: string): string {
  const own = scriptsOf(language)
  const foreign = RUNS.filter(([script]) => !own.includes(script))
  return foreign.reduce(
    (markup, [script, run]) => markup.replace(run, words => inVoice(words, script)),
    escapeMarkup(text),
  )
}
