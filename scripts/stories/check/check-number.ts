import type { StoryFinding } from './story-finding.ts'
import type { LocatedTemplate } from './templates.ts'

/** Tokens of an answer as the subject of a sentence, and verbs that hold for one thing alone, behind it and before it. */
interface Agreement {
  readonly subject: string
  readonly after: string
  readonly before: string
}

const AGREEMENTS: Readonly<Record<string, Agreement>> = {
  de: {
    subject: 'der|ein|sein|mein|dein',
    after:
      'ist|war|hat|hatte|wird|wurde|lag|liegt|stand|steht|saß|sitzt|kam|kommt|ging|geht|schlief|schläft|blieb|bleibt|sah|sieht|sagte|sagt|fiel|fällt|roch|riecht|schmeckt|schmeckte|wartete|wartet|passte|passt|gehörte|gehört',
    before:
      'ist|war|hat|hatte|wird|wurde|lag|liegt|stand|steht|saß|sitzt|kam|kommt|ging|geht|schlief|schläft|blieb|bleibt|fehlt|fehlte|roch|riecht|schmeckt|schmeckte',
  },
  en: {
    subject: 'the|it|his|my|your',
    after: 'was|is|isn’t|wasn’t|has|hasn’t|does|doesn’t|goes|comes|says|wants|knows|likes|sleeps|sits|lies|stands',
    before: 'there’s|there is|there was|where’s|where is|here’s|here is|wasn’t',
  },
  fr: {
    subject: 'le|un|son|mon|ton',
    after:
      'est|était|a|avait|va|fut|dort|dormait|vient|venait|vint|sent|sentait|attend|attendait|regarde|regardait|tomba|tombe',
    before: 'où est|où était|voilà qu’arrive|arriva|vint|venait|dormait|dort',
  },
  es: {
    subject: 'el|un|su|mi|tu',
    after:
      'es|era|está|estaba|tiene|tenía|sabe|sabía|va|iba|viene|venía|duerme|dormía|cabe|cabía|cae|cayó|olía|huele|cerraba|miraba|mira',
    before: 'era|estaba|está|venía|viene|quedaba|falta|faltaba|olía|sabía|dormía|iba',
  },
  it: {
    subject: 'il|un|suo|mio|tuo',
    after: 'è|era|ha|aveva|va|andava|sta|stava|dorme|dormiva|viene|veniva|cade|cadde|guarda|guardava|aspetta|aspettava',
    before: 'c’è|c’era|viene|veniva|manca|mancava|resta|restava|dorme|dormiva|stava',
  },
}

function patternsOf(language: string, sockets: readonly string[]): RegExp[] {
  const agreement = AGREEMENTS[language]
  if (!agreement) return []
  const { subject, after, before } = agreement
  const token = `\\{(?:${sockets.join('|')})\\.(?:${subject})\\}`
  return [
    new RegExp(`(?:^|[.!?…:»“”’] |[«„“‘—]\\s?|\\n)${token} (?:${after})(?!\\p{L})`, 'giu'),
    new RegExp(`(?<!\\p{L})(?:${before}) ${token}`, 'giu'),
  ]
}

/** Verbs of one beside an answer that may be several: "{food.the} was", where "{food.v:was|were}" holds for "pancakes". */
export function checkNumber(
  { file, line, text }: LocatedTemplate,
  language: string,
  sockets: readonly string[],
): StoryFinding[] {
  if (sockets.length === 0) return []
  return patternsOf(language, sockets).flatMap(pattern =>
    [...text.matchAll(pattern)].map(([found]) => ({ file, line, fault: `holds for one thing alone: ${found.trim()}` })),
  )
}
