/** Stems that take o or a. */
const PAIRED =
  'coraggios curios timid allegr testard cocciut ostinat generos sincer astut simpatic buff spiritos silenzios taciturn tranquill inquiet nervos creativ affettuos tener svelt pigr lent ordinat disordinat sbadat distratt goff maldestr educat attent avventuros decis risolut monell seri solitari fier orgoglios romantic sarcastic ironic misterios buon brav premuros fantasios ingegnos ambizios giust vanitos golos pauros empatic riservat saggi onest determinat estrovers introvers pensieros permalos lunatic furb schiett matt calm impulsiv sfacciat irrequiet'
/** Words of one ending, and pairs of another kind. */
const SINGLE =
  'gentile leale fedele intelligente divertente vivace paziente impaziente forte debole veloce agile abile sensibile prudente audace tenace umile nobile dolce amabile indipendente ribelle elegante costante esigente affidabile responsabile socievole sorridente intraprendente timorosa timoroso ottimista pessimista sognatore sognatrice osservatore osservatrice lavoratore lavoratrice pasticcione pasticciona chiacchierone chiacchierona brontolone brontolona dormiglione dormigliona mangione mangiona testardo testarda'

/** Adjectives that can stand after "era" as the visitor inflected them. */
export const ADJECTIVES: ReadonlySet<string> = new Set([
  ...PAIRED.split(' ').flatMap(stem => [`${stem}o`, `${stem}a`]),
  ...SINGLE.split(' '),
])
