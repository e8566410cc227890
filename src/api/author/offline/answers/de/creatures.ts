import type { Found } from './lexicon.ts'

/** What is called by its noun. */
const CREATURES = new Set(
  (
    'hund katze kater hase kaninchen pferd pony esel maus hamster meerschweinchen vogel wellensittich papagei fisch goldfisch schildkröte schlange frosch igel bär teddy teddybär elefant affe ' +
    'löwe tiger giraffe zebra krokodil dino dinosaurier drache einhorn eule fuchs wolf schaf kuh schwein huhn ente gans pinguin delfin wal hai robbe einhörnchen eichhörnchen reh hirsch ' +
    'puppe kuscheltier stofftier plüschtier roboter hexe ritter pirat prinzessin fee elfe zwerg riese gespenst monster troll kobold schneemann ' +
    'bruder schwester mutter vater tante onkel cousin cousine neffe nichte freund freundin nachbar nachbarin lehrer lehrerin erzieherin baby ' +
    'schwesterchen brüderchen decke tuch schnuffeltuch schmusetuch kuscheldecke kissen'
  ).split(' '),
)

export const isCreature = (found: readonly Found[]): boolean => found.some(({ noun }) => CREATURES.has(noun.singular))
