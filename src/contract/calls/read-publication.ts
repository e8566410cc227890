import { defineCall } from '../call.ts'
import { PublicationState } from '../publication-state.ts'

export const readPublication = defineCall({
  name: 'read-publication',
  method: 'GET',
  path: '/publication',
  summary: 'How far the rendering of the whole site has come',
  access: 'staff',
  output: PublicationState,
  refusals: [],
})
