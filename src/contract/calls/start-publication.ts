import { defineCall } from '../call.ts'
import { PublicationState } from '../publication-state.ts'

/** Renders all pages beside the served site; meanwhile repeats answer with the progress. */
export const startPublication = defineCall({
  name: 'start-publication',
  method: 'POST',
  path: '/publication',
  summary: 'Renders the whole site anew',
  access: 'staff',
  output: PublicationState,
  refusals: [],
})
