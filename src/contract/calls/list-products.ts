import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { Product } from '../shop.ts'

export const listProducts = defineCall({
  name: 'list-products',
  method: 'GET',
  path: '/products',
  summary: 'What the shop has, in its order; nothing that cannot be paid for at the moment',
  query: z.strictObject({
    /** Of the caller's, whose length the prices are for; without one, for the shortest. */
    story: z.optional(z.uuid()),
  }),
  output: z.array(Product),
  refusals: [],
})
