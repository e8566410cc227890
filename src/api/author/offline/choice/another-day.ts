import type { Brief } from '../../../story/brief.ts'
import type { Plot } from '../language-pack.ts'
import type { Occasion } from './occasions.ts'

/** Occasions that are the plot itself: nobody wants a proposal, or Christmas in June, who has not said so. */
const BINDING: readonly Occasion[] = ['proposal', 'christmas']

/** Whether a plot can do without an occasion, because some of its beats are told where it is none. */
const doesWithout = ({ scenes }: Plot, occasion: Occasion): boolean =>
  scenes.some(({ beats }) => beats.some(beat => 'needs' in beat && beat.needs?.split(' ').includes(`!${occasion}`)))

/** Whether a plot is about an occasion for which the visitor has not asked. */
export const isOfAnotherDay = (plot: Plot, { category }: Brief, asked: readonly Occasion[]): boolean =>
  BINDING.some(
    occasion =>
      plot.occasions?.includes(occasion) === true &&
      category !== occasion &&
      !asked.includes(occasion) &&
      !doesWithout(plot, occasion),
  )
