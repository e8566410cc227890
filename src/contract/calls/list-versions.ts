import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Version } from '../version.ts'

export const listVersions = defineCall({
  name: 'list-versions',
  method: 'GET',
  path: '/stories/{id}/versions',
  summary: 'The versions of a finished story, the first one first; the last one is what is read',
  params: z.strictObject({ id: z.uuid() }),
  output: z.array(Version),
  refusals: ['not-found', 'not-ready'],
})
