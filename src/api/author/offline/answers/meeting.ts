import type { AnswerLanguage } from './reading.ts'

/** A sentence that tells where two people met: what stands between is the place. */
const MET: Readonly<Record<AnswerLanguage, readonly RegExp[]>> = {
  de: [
    /^(?:wir )?(?:haben|hatten) (?:wir )?uns (?:(?:damals|zuerst|zum ersten mal|vor \S+ jahren|\d{4}) )?(.+) (?:kennen ?gelernt|getroffen|gefunden|gesehen|verliebt)$/iu,
    /^kennengelernt (?:haben wir uns )?(.+)$/iu,
    /^(?:wir )?(?:trafen|lernten) (?:wir )?uns (.+?)(?: kennen)?$/iu,
  ],
  en: [
    /^(?:we|they) (?:first )?(?:met|found each other|bumped into each other|ran into each other|fell in love)(?: each other)? (?!through|because|when)(.+)$/iu,
  ],
  fr: [
    /^(?:on s[’'] ?(?:est|était)|nous nous sommes) (?:rencontrée?s?|connue?s?|croisée?s?|trouvée?s?|vue?s?)(?: (?:pour la première fois|un jour))? (.+)$/iu,
  ],
  es: [
    /^(?:nosotr[oa]s )?nos (?:conocimos|encontramos|vimos|cruzamos)(?: por primera vez)? (.+)$/iu,
    /^nos habíamos (?:conocido|visto) (.+)$/iu,
  ],
  it: [
    /^ci siamo (?:conosciut[ie]|incontrat[ie]|trovat[ie]|vist[ie])(?: per la prima volta)? (.+)$/iu,
    /^ci conoscemmo (.+)$/iu,
  ],
}

/** "Wir haben uns im Zug kennengelernt": "im Zug". Without what follows a comma. */
export function meetingPlace(text: string, language: AnswerLanguage): string {
  const sentence = /^.*[^.!\s]/su.exec(text.trim())?.[0] ?? ''
  for (const one of MET[language]) {
    const place = one.exec(sentence)?.[1]
    if (place) return place
  }
  return text
}
