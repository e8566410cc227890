import { defineCall } from '../call.ts'
import { PublicationState } from '../publication-state.ts'

/** Renders every page anew beside the site that is served; asked again meanwhile, it says how far that has come. */
export const startPublication = defineCall({
  name: 'start-publication',
  method: 'POST',
  path: '/publication',
  summary: 'Renders the whole site anew',
  access: 'staff',
  output: PublicationState,
  refusals: [],
})
