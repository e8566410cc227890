import * as z from 'zod/mini'
import { presetsShape } from './answers/presets-shape.ts'

const { baseStory, ...telling } = presetsShape('story')
const { archetype, history, relationships, ...moreOfCharacter } = presetsShape('character')

/** Staff's answers for visitors: the generation parameter, all optional, without language and questions. */
export const LandingPresets = z.strictObject({
  story: z.optional(z.strictObject({ ...telling, baseStory })),
  character: z.optional(
    z.strictObject({
      demographics: z.optional(z.strictObject(presetsShape('character.demographics'))),
      physicalAppearance: z.optional(z.strictObject(presetsShape('character.physicalAppearance'))),
      archetype,
      psychologicalTraits: z.optional(z.strictObject(presetsShape('character.psychologicalTraits'))),
      history,
      relationships,
      ...moreOfCharacter,
    }),
  ),
  setting: z.optional(z.strictObject(presetsShape('setting'))),
})
export type LandingPresets = z.output<typeof LandingPresets>
