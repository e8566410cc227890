import type { AnswerLanguage } from '../answers/reading.ts'

export interface PronounWords {
  /** Form of a person that is the subject's pronoun; undefined where the verb alone says who. */
  readonly subject: string | undefined
  /** Words of that form which agree with a verb in the singular, and are nobody's name. */
  readonly pronouns: ReadonlySet<string>
  /** Which open a sentence before its subject, in German before its verb. */
  readonly opening: RegExp
  /** Verbs before which a name may be an object: "Paula fiel etwas ein". */
  readonly never: string
  /** A clause with a subject of its own, which a pronoun after it could mean. */
  readonly clause: RegExp
  /** Which open a sentence about nobody, after which a pronoun still means who acted before. */
  readonly impersonal: RegExp
  /** Whether a tag of speech may have a pronoun: "sagte sie". */
  readonly tags: boolean
  /** Where such a tag has its pronoun. */
  readonly tagOrder: 'verb first' | 'pronoun first'
}

const NONE = /(?!)/u

export const PRONOUN_WORDS: Readonly<Record<AnswerLanguage, PronounWords>> = {
  de: {
    subject: 'er',
    pronouns: new Set(['er', 'sie']),
    opening: /^(?:Da|Dann|Nun|Jetzt|Also|Zuerst|Schließlich|Endlich|Danach|Dort|So) (\p{Ll}+) $/u,
    never:
      'fiel gefiel gehörte fehlte war wurde tat kam schien gelang blieb half reichte schmeckte machte ging lief stand wuchs klopfte schlug passierte geschah lag wird ist fällt fehlt kommt geht bleibt tut schmeckt hilft gehört gelingt steht scheint macht läuft passt passte dämmert dämmerte schwindelte grauste graute fror friert knurrt knurrte rutschte entfuhr entging glückte genügte genügt wäre würde käme hätte',
    clause: /[,;] (?:und|aber|denn|doch|da|bis|weil|als|wo|dass) (?:der|die|das|ein|eine|\p{Lu})/u,
    impersonal: /^(?:Es|Das) /u,
    tags: true,
    tagOrder: 'verb first',
  },
  en: {
    subject: 'he',
    pronouns: new Set(['he', 'she']),
    opening: /^(?:Then|So|Now|And|But) $/u,
    never: '',
    clause: NONE,
    impersonal: /^(?:It|That|This|There|Nothing) /u,
    tags: true,
    tagOrder: 'pronoun first',
  },
  fr: {
    subject: 'il',
    pronouns: new Set(['il', 'elle']),
    opening: /^(?:Puis|Alors|Et|Mais) $/u,
    never: '',
    clause: /[,;]? (?:et|mais|puis|que|où|quand) (?:le|la|l’|un|une|les|ce|cette|\{\p{L}\p{L}\p{L})/u,
    impersonal: /^(?:C’était|C’est|Cela|Ça) /u,
    tags: false,
    tagOrder: 'verb first',
  },
  es: {
    subject: undefined,
    pronouns: new Set(),
    opening: /^(?:Luego|Entonces|Pero|Después) $/u,
    never: 'le les lo la',
    clause: NONE,
    impersonal: NONE,
    tags: false,
    tagOrder: 'verb first',
  },
  it: {
    subject: undefined,
    pronouns: new Set(),
    opening: /^(?:Poi|Allora|Ma) $/u,
    never: 'gli le lo la',
    clause: NONE,
    impersonal: NONE,
    tags: false,
    tagOrder: 'verb first',
  },
}
