/** Articles before a noun: one that brings it in, one that calls it back. */
export interface Articles {
  readonly indefinite: RegExp
  readonly definite: RegExp
}

const word = (articles: string): RegExp => new RegExp(`(?<!\\p{L})(?:${articles})(\\p{L}{4,})`, 'giu')

export const ARTICLES: Readonly<Record<string, Articles>> = {
  de: {
    indefinite: word('(?:ein|eine|einen|einem|einer|eines) '),
    definite: word('(?:der|die|das|den|dem|des|vom|zum|zur|am|im|beim) '),
  },
  en: { indefinite: word('(?:an?|another) '), definite: word('the ') },
  fr: { indefinite: word('une? '), definite: word('(?:(?:le|la|les|au|du|des) |l’)') },
  es: { indefinite: word('una? '), definite: word('(?:el|la|los|las|al|del) ') },
  it: {
    indefinite: word('(?:(?:una?|uno) |un’)'),
    definite: word('(?:(?:il|lo|la|i|gli|le|al|del|dal|nel|sul|alla|della|dalla|nella|sulla) |l’)'),
  },
}
