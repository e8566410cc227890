import type { Parameter } from '../../contract/parameter.ts'
import { drawHero } from '../../figures/draw-hero.ts'
import { heroAnswers } from '../story/brief-of.ts'

/** The hero alone as on the wizard's stage and in every picture: a whole SVG document. */
export function heroFigure(parameter: Parameter): string {
  const hero = heroAnswers(parameter)
  return drawHero(hero, { name: hero.name, category: parameter.context.category }).svg
}
