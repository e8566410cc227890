import type { Category } from '../../src/contract/categories.ts'

/** Plans as a model writes them under our instructions: title, teaser, and what it names of the list of what can be drawn. */
export interface ModelPlan {
  readonly language: string
  readonly category: Category
  readonly title: string
  readonly teaser: string
  readonly things: readonly string[]
  readonly locations: readonly string[]
}

const plan = (
  language: string,
  category: Category,
  [title, teaser]: readonly [string, string],
  things: string,
  locations: string,
): ModelPlan => ({ language, category, title, teaser, things: things.split(' '), locations: locations.split(' ') })

// biome-ignore format: a plan is one row of a table
export const MODEL_PLANS: readonly ModelPlan[] = [
  plan('de', 'adventure', ['Die Hütte über den Wolken', 'Opa hat seinen Rucksack oben vergessen. Jonas steigt ihm nach, obwohl Nebel kommt.'], 'backpack compass goat rope', 'mountain-hut mountains'),
  plan('de', 'bedtime', ['Der Wal unter dem Steg', 'Jeden Abend klopft es von unten. Mila glaubt, es will jemand gute Nacht hören.'], 'whale lantern boat', 'lake harbour'),
  plan('de', 'generic', ['Oma lernt Fahrrad fahren', 'Mit einundachtzig wünscht sie sich eines in Rot. Emil hält den Sattel fest.'], 'bicycle helmet bandage cake', 'park street'),
  plan('en', 'horror', ['The Doll That Came Upstairs', 'Every morning she sits one stair higher. Nobody admits to having moved her.'], 'doll stove clock', 'stairwell attic'),
  plan('en', 'love', ['The Last Tram to Harbour Street', 'He drives it and she misses it, on purpose, every Thursday.'], 'tram flower ticket', 'tram-stop harbour'),
  plan('en', 'scifi', ['The Robot Who Kept Bees', 'Unit Nine was told to water the ship’s garden. It began to hum.'], 'robot bee hive honey', 'greenhouse spaceship'),
  plan('fr', 'christmas', ['Le renne de la boulangerie', 'Il dort contre le four depuis trois jours, et Noël est demain.'], 'deer bread sleigh', 'bakery snow-field'),
  plan('fr', 'adventure', ['La clé du vieux phare', 'Lou a trouvé une clé dans un crabe en bois. Elle n’ouvre rien au village.'], 'key crab lantern boat', 'lighthouse island'),
  plan('es', 'generic', ['El violín de la abuela', 'Suena solo cuando llueve, y en esta casa ya nadie toca.'], 'violin umbrella letter', 'attic living-room'),
  plan('es', 'scifi', ['Fútbol en la luna', 'Allí arriba el balón tarda once segundos en bajar, y Nora es la portera.'], 'football helmet rocket', 'moon-surface'),
  plan('it', 'love', ['Due gelati sulla ruota', 'La ruota si ferma in alto e i gelati si sciolgono. Bisogna dirsi qualcosa.'], 'ice-cream ticket heart', 'fairground'),
  plan('it', 'horror', ['La bambina del museo', 'Nella sala degli scheletri qualcuno ha lasciato una merenda ancora calda.'], 'skeleton sandwich torch', 'museum'),
]

/** Titles of other stories by a model, beside those of the plots. */
export const titlesByModel = (language: string, category: Category): readonly string[] =>
  MODEL_PLANS.filter(one => one.language === language && one.category === category).map(({ title }) => title)
