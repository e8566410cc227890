import type { ImageMetadata } from 'astro'
import adventure from '../assets/scenes/adventure.webp'
import bedtime from '../assets/scenes/bedtime.webp'
import christmas from '../assets/scenes/christmas.webp'
import dino from '../assets/scenes/dino.webp'
import dragon from '../assets/scenes/dragon.webp'
import forest from '../assets/scenes/forest.webp'
import heroTall from '../assets/scenes/hero-tall.webp'
import heroWide from '../assets/scenes/hero-wide.webp'
import horror from '../assets/scenes/horror.webp'
import love from '../assets/scenes/love.webp'
import ocean from '../assets/scenes/ocean.webp'
import scifi from '../assets/scenes/scifi.webp'
import adventureWide from '../assets/scenes/stage-adventure.webp'
import adventureTall from '../assets/scenes/stage-adventure-tall.webp'
import bedtimeWide from '../assets/scenes/stage-bedtime.webp'
import bedtimeTall from '../assets/scenes/stage-bedtime-tall.webp'
import christmasWide from '../assets/scenes/stage-christmas.webp'
import christmasTall from '../assets/scenes/stage-christmas-tall.webp'
import genericWide from '../assets/scenes/stage-generic.webp'
import genericTall from '../assets/scenes/stage-generic-tall.webp'
import horrorWide from '../assets/scenes/stage-horror.webp'
import horrorTall from '../assets/scenes/stage-horror-tall.webp'
import loveWide from '../assets/scenes/stage-love.webp'
import loveTall from '../assets/scenes/stage-love-tall.webp'
import scifiWide from '../assets/scenes/stage-scifi.webp'
import scifiTall from '../assets/scenes/stage-scifi-tall.webp'
import street from '../assets/scenes/street.webp'
import sunset from '../assets/scenes/sunset.webp'
import theatre from '../assets/scenes/theatre.webp'
import village from '../assets/scenes/village.webp'
import whale from '../assets/scenes/whale.webp'
import type { Category } from '../contract/categories.ts'

/** A stage has a wide picture, its subject in the right half, and its own crop for phones. */
export interface StagePictures {
  wide: ImageMetadata
  tall: ImageMetadata
}

export const HOME_STAGE: StagePictures = { wide: heroWide, tall: heroTall }

/** Pictures of each category: its stage, its card on the home page, and those of its long text in their order. */
export const SCENES: Record<Category, { stage: StagePictures; card: ImageMetadata; sections: ImageMetadata[] }> = {
  christmas: { stage: { wide: christmasWide, tall: christmasTall }, card: christmas, sections: [christmas, street] },
  bedtime: { stage: { wide: bedtimeWide, tall: bedtimeTall }, card: bedtime, sections: [whale, bedtime] },
  adventure: { stage: { wide: adventureWide, tall: adventureTall }, card: adventure, sections: [ocean, dragon] },
  scifi: { stage: { wide: scifiWide, tall: scifiTall }, card: scifi, sections: [scifi, dino] },
  love: { stage: { wide: loveWide, tall: loveTall }, card: love, sections: [sunset, love] },
  horror: { stage: { wide: horrorWide, tall: horrorTall }, card: horror, sections: [village, horror] },
  generic: { stage: { wide: genericWide, tall: genericTall }, card: forest, sections: [theatre, forest] },
}
