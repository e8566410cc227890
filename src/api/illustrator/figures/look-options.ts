const HAIR_STYLES = ['short', 'bob', 'long', 'bun', 'curls', 'plaits', 'bald'] as const

export type HairStyle = (typeof HAIR_STYLES)[number]
const HEADWEAR = ['none', 'bow', 'hood', 'cap', 'nightcap', 'brim', 'helmet'] as const

export type Headwear = (typeof HEADWEAR)[number]
const OUTFITS = ['cloak', 'parka', 'nightshirt', 'explorer', 'dress', 'jacket', 'cape', 'suit'] as const

export type Outfit = (typeof OUTFITS)[number]
