/** What a country's law has a small business write, in its own words: these are not translated. */
const SENTENCES: Readonly<Record<string, string>> = {
  AT: 'Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG).',
  BE: 'Bijzondere vrijstellingsregeling kleine ondernemingen / Régime particulier de franchise des petites entreprises.',
  DE: 'Steuerbefreit nach § 19 UStG (Kleinunternehmer).',
  FR: 'TVA non applicable, art. 293 B du CGI.',
  IT: 'Operazione effettuata ai sensi dell’art. 1, commi da 54 a 89, della Legge n. 190/2014 (regime forfetario).',
  LU: 'TVA non applicable, art. 57 de la loi du 12 février 1979.',
  PL: 'Zwolnienie z VAT na podstawie art. 113 ust. 1 ustawy o VAT.',
  PT: 'IVA – regime de isenção (art. 53.º do CIVA).',
}

/** Undefined for a country whose words are not known: the directive's article stands alone then. */
export const exemptionSentence = (country: string): string | undefined => SENTENCES[country]
