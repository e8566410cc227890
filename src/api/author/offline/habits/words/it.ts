import type { HabitLexicon } from '../habit-words.ts'

export const ITALIAN_HABITS: HabitLexicon = {
  alone:
    'fischiare fischiettare cantare canticchiare canterellare ridere ridacchiare sorridere ammiccare sospirare sbadigliare tamburellare saltellare saltare ballare dondolare contare mormorare sussurrare bisbigliare borbottare applaudire tossire starnutire annuire molleggiare ronzare mugolare',
  handling:
    'sbattere schioccare picchiettare bussare attorcigliare arrotolare strofinare grattare tirare mordere mordicchiare succhiare piegare annodare scrocchiare battere agitare stirare aggrottare annusare accarezzare soffiare pizzicare toccare girare rigirare arricciare muovere strizzare sistemare salutare tormentare lisciare stropicciare intrecciare scuotere incrociare ordinare impilare',
  elliptic: 'piegare bussare picchiettare mordicchiare ordinare annodare intrecciare strofinare',
  only: {
    parlare: 'sola solo sé',
    fare: 'smorfie linguaccia linguacce bolle nodi facce',
    tirare: 'orecchio orecchie manica maniche capelli naso',
    alzare: 'sopracciglio sopracciglia spalle',
    mangiare: 'unghie',
    salutare: '',
  },
  never: { contare: 'soldi', saltare: 'trampolino corda', ballare: 'corso', battere: 'moneta' },
  collecting: 'collezionare',
  elsewhere:
    'notte notti sonno dormire dormendo letto doccia bagno scuola giardino macchina treno autobus divano spiaggia bosco colazione pranzo cena mangiare piano pianoforte chitarra flauto tromba violino calcio carte scacchi coro cucina lavoro',
  prepositions:
    'con in su sul sulla sui sugli sulle sotto per tra fra contro verso dietro a al alla allo ai agli alle all’indietro da dal dalla di come senza fino',
  again: { did: 'lo faceva di nuovo', do: 'farlo', doing: 'facendolo' },
  justSaid: /(?<!\p{L})(?:fece|faceva|fa|fare|facendo|farlo)(?!\p{L})/iu,
  tooLarge:
    /(?:macchine|bici|biciclette|amici|barzellette|parole|idee|sogni|odori|rumori|animali|gatti|cani|libri|strumenti|momenti|storie|nomi|nuvole|frasi|lingue|punti)$/iu,
  infinitiveOf: phrase => {
    const verb = phrase.find(word => /(?:[aei]re|r(?:si|sela))$/u.test(word)) ?? ''
    return verb.replace(/r(?:si|sela)$/u, 're')
  },
  boxOf: collected => `la scatola di ${collected.replace(/^(?:i|gli|le|tutti i|tutte le) /iu, '')}`,
}
