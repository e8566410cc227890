/** Typed apostrophes between letters, as in names ("d'Aubigné"), as print sets them; every index stays. */
export const withApostrophes = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
