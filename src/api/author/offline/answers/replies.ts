import type { AnswerLanguage } from './reading.ts'
import { typed } from './typed.ts'

interface ReplyWords {
  /** The whole answer says that there is none. */
  readonly unknown: RegExp
  /** Nobody, nothing, yes and no: words that somebody may say, but no thing. */
  readonly nothing: RegExp
  /** What answers the question before the answer itself: "ja, ein Papagei". */
  readonly opening: RegExp
}

const WORDS: Readonly<Record<AnswerLanguage, ReplyWords>> = {
  de: {
    unknown:
      /^(?:(?:das )?(?:weiß|weiss) (?:ich )?(?:(?:leider|gerade|noch|es) )?(?:nicht|nich|net)|weißnicht|(?:ich )?(?:hab|habe) kei\p{L}*(?: .*)?|keine ahnung|kp|k\.? ?a|egal|(?:ist )?(?:mir )?(?:ganz )?egal|(?:da )?fällt mir (?:gerade )?(?:nichts|keine?[rs]?) ein|gibt es (?:nicht|keine?[ns]?)|haben wir (?:nicht|keine?[ns]?)|such (?:du|dir) (?:was|etwas) aus|überrasch mich|keine?[rsn]?|noch (?:nichts|keine?[rsn]?)|(?:gar )?nichts|nix)$/iu,
    nothing:
      /^(?:(?:gar |eigentlich |noch )?(?:nichts|niemand(?:en|em)?|keine?[rsnm]?|nix)(?: (?:von uns|davon|besonderes|so richtig|wirklich|eigentlich|mehr))?|nein|nee|ja|jein|doch|na klar|klar|ja,? (?:klar|gern|gerne|bitte|natürlich|unbedingt|sicher|voll)|nein,? danke|vielleicht|manchmal|natürlich|gerne?|unbedingt|alles|alle|jeder)$/iu,
    opening:
      /^(?:ja|jep|klar|na klar|natürlich|unbedingt|hm+|also|ähm|äh|vielleicht|wahrscheinlich|es gibt|es ist|das ist|ich glaube)[,.!:…]* (?=(?:ein|eine|einen|einem|der|die|das|den|dem|mein|meine|meinen|unser|unsere|unseren|sein|seine|ihr|ihre|zwei|drei) )/iu,
  },
  en: {
    unknown:
      /^(?:(?:i )?(?:don[’']?t|do not|dunno) ?(?:really )?(?:know|mind|care)?|(?:i )?dunno|idk|no idea|not sure|n\/?a|whatever|anything|surprise me|you (?:choose|decide|pick)|can[’']?t think of (?:one|any|anything)|we don[’']?t have (?:one|any)|(?:i )?haven[’']?t got (?:one|any)|none|nothing|nowt|nada|nope)$/iu,
    nothing:
      /^(?:.{1,40} (?:and|&) (?:me|i|myself)|(?:me|myself) and .{1,40}|(?:absolutely |really )?(?:nobody|no ?one|no-one|none|nothing|neither)(?: (?:of us|really|special|in particular|else|at all))?|no|nah|nope|yes|yep|yeah|sure|of course|definitely|maybe|sometimes|always|(?:yes|yeah|no|oh yes),? (?:please|of course|definitely|thanks|thank you|sure)|everything|everyone|everybody|all of us|me)$/iu,
    opening:
      /^(?:yes|yep|yeah|sure|of course|definitely|um+|er+m?|well|maybe|probably|perhaps|there(?:[’']s| is)|it(?:[’']s| is)|i think)[,.!:…]* (?=(?:an?|the|my|our|his|her|their|two|three|next|\p{L}+[’']s) )/iu,
  },
  fr: {
    unknown:
      /^(?:(?:je |j[’'])?(?:ne )?(?:sais|sait|sé) ?pas|aucune idée|j[’']en sais rien|chais pas|n[’']importe(?: quoi)?|peu importe|surprends-moi|(?:il n[’']y en a|y en a|on en a|on n[’']en a) (?:pas|aucune?)|aucune?|rien(?: du tout)?|pas d[’']idée)$/iu,
    nothing:
      /^(?:.{1,40} et moi|moi et .{1,40}|personne(?: .*)?|aucun(?:e)?(?: de nous| d[’']entre nous)?|rien(?: (?:du tout|de spécial|de particulier))?|nul|non|oui|ouais|si|bien sûr|peut-être|parfois|(?:oui|non|ah oui),? (?:bien sûr|merci|s[’']il te plaît|s[’']il vous plaît|volontiers|évidemment|carrément)|tout|tous|tout le monde|moi)$/iu,
    opening:
      /^(?:oui|ouais|bien sûr|euh+|alors|peut-être|il y a|c[’']est|je crois)[,.!:…]* (?=(?:une?|l[ea]s?|des|mon|ma|mes|notre|nos|son|sa|ses|deux|trois) |l[’'])/iu,
  },
  es: {
    unknown:
      /^(?:(?:yo )?no (?:lo )?(?:sé|se)|ni idea|no tengo ni idea|no tenemos|no hay|me da igual|da igual|lo que sea|cualquier cosa|sorpréndeme|no se me ocurre (?:nada|ningun[oa])|nada|ningun[oa])$/iu,
    nothing:
      /^(?:.{1,40} y yo|yo y .{1,40}|nadie(?: .*)?|ningun[oa](?: de (?:nosotros|los dos|ellos))?|nada(?: (?:de nada|especial|en especial|de nada|más))?|no|sí|si|claro|quizás?|tal vez|a veces|(?:sí|si|no|claro),? (?:claro|por favor|gracias|por supuesto|que sí|desde luego)|por supuesto|todo|todos|yo)$/iu,
    opening:
      /^(?:sí|si|claro|pues|bueno|eh+|quizás?|creo que|hay|es)[,.!:…]* (?=(?:un|una|el|la|los|las|mi|mis|nuestr[oa]s?|su|sus|dos|tres) )/iu,
  },
  it: {
    unknown:
      /^(?:(?:io )?non (?:lo )?(?:so|saprei)|boh|mah|nessuna idea|non ne ho idea|non c[’']è|non ne abbiamo|è uguale|fa lo stesso|qualsiasi cosa|sorprendimi|non mi viene in mente (?:niente|nulla|nessun[oa]?)|niente|nulla|nessun[oa]?)$/iu,
    nothing:
      /^(?:.{1,40} e io|io e .{1,40}|nessun[oa]?(?: (?:di noi|dei due|davvero|in particolare))?|(?:proprio |assolutamente )?(?:niente|nulla)(?: (?:di che|di particolare|di speciale))?|no|sì|si|certo|forse|a volte|(?:sì|si|no|certo),? (?:certo|grazie|per favore|volentieri|sicuro|dai)|certamente|tutto|tutti|io)$/iu,
    opening:
      /^(?:sì|si|certo|allora|beh|eh+|ehm|forse|credo|c[’']è|è)[,.!:…]* (?=(?:un|uno|una|il|lo|la|i|gli|le|mio|mia|suo|sua|due|tre) |un[’']|l[’'])/iu,
  },
}

const bare = (text: string): string => /^.*[^.…]/su.exec(typed(text) ?? '')?.[0].trim() ?? ''

/** Whether an answer says that there is none. Somebody may say "no!", so a saying is none only where nobody knows one. */
export function isNoAnswer(text: string, language: AnswerLanguage, isSpoken: boolean): boolean {
  const { unknown, nothing } = WORDS[language]
  const words = bare(text)
  return unknown.test(words) || (!isSpoken && nothing.test(words))
}

/** An answer without what answers the question before it: "ja, ein Papagei". */
export const withoutOpening = (text: string, language: AnswerLanguage): string =>
  text.trim().replace(WORDS[language].opening, '')
