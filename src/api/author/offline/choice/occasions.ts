import type { Brief } from '../../../story/brief.ts'

/** What a story may be made for. */
export const OCCASIONS = [
  'birthday',
  'wedding',
  'proposal',
  'anniversary',
  'farewell',
  'move',
  'school',
  'newborn',
  'retirement',
  'recovery',
  'christmas',
  'holiday',
  'valentine',
  'apology',
  'thanks',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Beginnings of words in the five languages of this author. */
const BEGINNINGS: Readonly<Record<Occasion, string>> = {
  birthday: 'geburtstag|birthday|anniversaire de naissance|cumpleaños|compleanno',
  wedding: 'hochzeit|wedding|mariage|boda|matrimonio|nozze',
  proposal:
    'heiratsantrag|antrag|proposal|propos(?:e|ing)|demande en mariage|pedida|pedir la mano|proposta di matrimonio',
  anniversary: 'jahrestag|hochzeitstag|jubiläum|anniversary|anniversaire de mariage|aniversario|anniversario',
  farewell: 'abschied|farewell|goodbye|leaving do|adieu|au revoir|despedida|addio|saluto',
  move: 'umzug|umzieh|zieh(?:en|t) um|moving house|mov(?:e|es|ed|ing) to|déménage|mudanza|muda|trasloc',
  school:
    'einschulung|schulanfang|erster schultag|first day (?:at|of) school|starting school|rentrée|primer día de (?:cole|clase)|primo giorno di scuola',
  newborn:
    'neugeboren|geburt|newborn|new baby|baby (?:brother|sister)|naissance|nouveau-né|recién nacid|nacimiento|neonat|nascita',
  retirement: 'ruhestand|rente|pension|retire|retraite|jubilación|pensione',
  recovery: 'gesund|genesung|get well|recover|guéris|rétabliss|recupera|guari',
  christmas: 'weihnacht|christmas|noël|navidad|natale',
  holiday: 'urlaub|ferien|holiday|vacances|vacaciones|vacanz',
  valentine: 'valentin|valentine|san valentín|san valentino',
  apology: 'entschuldig|verzeih|sorry|apolog|pardon|excuse|perdón|disculpa|scusa',
  thanks: 'danke|dankeschön|thank|merci|gracias|grazie',
}

const TESTS = OCCASIONS.map(occasion => [occasion, new RegExp(`(?<!\\p{L})(?:${BEGINNINGS[occasion]})`, 'iu')] as const)

/** Units of a text that are searched: what a story is for stands at the beginning. */
const SEARCHED_UNITS = 600

/** What the landing page, the refinement and the answers say that the story is for. */
export function occasionsOf({ landing, refinement, answers, hero }: Brief): Occasion[] {
  const texts = [
    landing?.title ?? '',
    landing?.productDefinition ?? '',
    refinement,
    hero.history,
    ...answers.flatMap(({ question, answer }) => [question, answer]),
  ].map(text => text.slice(0, SEARCHED_UNITS))
  return TESTS.flatMap(([occasion, test]) => (texts.some(text => test.test(text)) ? [occasion] : []))
}
