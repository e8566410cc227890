import type { Gender } from '../../story/brief.ts'

/** Phrases that state an age; NAME and N are placeholders. */
export const SAID: Readonly<Record<string, readonly string[]>> = {
  en: [
    'NAME,? (?:(?:who )?(?:is|was) )?(?:only |just |barely |already )?N years old',
    'NAME, N,',
    'N[- ]year[- ]old NAME',
    'NAME was (?:only |just |barely |already )?N[.;!]',
    'NAME,? who (?:is|was) (?:only |just |barely |already |now )?N[,.;!]',
    'NAME,? (?:who )?(?:(?:has|had) )?(?:only |just |already )?turned N(?:[,.;!]| years| (?:and|but|that|this|last|today|yesterday|in|on)(?!\\p{L}))',
    'NAME,? aged N(?!\\p{L})',
  ],
  de: [
    'NAME,? (?:(?:ist|war) )?(?:erst |gerade |schon )?N jahre? alt',
    'N-?jährige[mnrs]? NAME',
    'NAME war N[.;!]',
    'NAME, N,',
    'NAME (?:war|ist) (?:erst |gerade |eben |schon |vor kurzem |kürzlich ){0,2}N geworden',
    'NAME wurde (?:gerade |heute )?N[.;!]',
    'NAME, (?:die|der) (?:erst |gerade |eben |schon ){0,2}N (?:jahre alt )?(?:ist|war|wurde|geworden (?:ist|war))(?!\\p{L})',
  ],
  fr: [
    'NAME (?:a|avait) (?:à peine |tout juste |seulement |déjà )?N ans',
    'NAME, N ans',
    'NAME, (?:âgée?|agée?) de N ans',
    "NAME,? (?:qui )?(?:vient|venait) d'avoir N ans",
    'NAME, qui (?:a|avait) (?:à peine |tout juste |déjà )?N ans',
  ],
  es: [
    'NAME (?:tiene|tenía) (?:apenas |solo |sólo |ya )?N años',
    'NAME, (?:de )?N años',
    'NAME,? (?:que )?(?:acaba|acababa) de cumplir (?:los )?N(?: años|[,.;!])',
    'NAME, que (?:tiene|tenía) (?:apenas |solo |sólo |ya )?N años',
  ],
  it: [
    'NAME (?:ha|aveva) (?:appena |solo |già )?N anni',
    'NAME, (?:di )?N anni',
    'NAME,? (?:che )?(?:ha|aveva) (?:appena |già )?compiuto (?:i )?N anni',
    'NAME, che (?:ha|aveva) (?:appena |solo |già )?N anni',
  ],
}
/** The same where a lower age may be long past: "At five, Mila had seen the sea." */
export const SAID_IF_OLDER: Readonly<Record<string, readonly string[]>> = {
  en: [
    '^["“‘]?at N,? NAME (?:was|is) (?:the (?:youngest|oldest|eldest|smallest|tallest|biggest)|too (?:old|young|small|big)|old enough)',
    '^["“‘]?at N,? NAME (?:had|has) (?:never|always)(?!\\p{L})',
    '^["“‘]?at N,? NAME (?:knew|believed|could read|could swim|could not|did not)(?!\\p{L})',
    '^["“‘]?at N,? NAME\'s (?:hair|eyes|hands|legs|height)(?!\\p{L})',
    '^["“‘]?at (?:the age of N|N years(?: old)?),? NAME',
    'NAME,? at (?:the age of N|N years(?: old)?)(?!\\p{L})',
  ],
  de: [
    'mit N jahren (?:war|hatte|konnte|wusste|kannte|glaubte|las|schwamm|lief|schrieb|sprach|fuhr) NAME',
    'NAME (?:war|hatte|konnte|wusste|kannte|glaubte) mit N jahren(?!\\p{L})',
    '^["„»]?mit N (?:war|konnte|wusste|glaubte) NAME',
  ],
  fr: ['à N ans,? NAME', 'NAME,? à N ans(?!\\p{L})'],
  es: ['(?:a los|con) N años,? NAME', 'NAME,? con N años(?!\\p{L})'],
  it: ['a N anni,? NAME', 'NAME,? a N anni(?!\\p{L})'],
}
/** The hero in a sentence behind one that begins with the name. */
export const PRONOUNS: Readonly<Record<string, Readonly<Partial<Record<Gender, string>>>>> = {
  en: { female: 'she', male: 'he' },
  de: { female: 'sie', male: 'er' },
  fr: { female: 'elle', male: 'il' },
}
/** A sentence with one of these may speak of another time. */
export const OTHER_TIME: Readonly<Record<string, RegExp>> = {
  en: /\b(?:when|since|before|once|until|if|while|would|will|ago|birthday|almost|nearly|pretended|imagined)\b/u,
  de: /(?<!\p{L})(?:als|wenn|seit|bevor|damals|einst|bis|wäre|würde|vor|wird|geburtstage?s?|fast|beinahe)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:quand|lorsque?|depuis|avant|autrefois|jadis|si|anniversaire|presque)(?!\p{L})/u,
  es: /(?<!\p{L})(?:cuando|desde|antes|si|hasta|entonces|cumpleaños|casi)(?!\p{L})/u,
  it: /(?<!\p{L})(?:quando|prima|se|fino|allora|compleanno|quasi)(?!\p{L})/u,
}
