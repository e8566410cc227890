import { listProducts } from '../../contract/calls/list-products.ts'
import { ownStory } from '../accounts/own-story.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { soldProducts } from '../shop/products.ts'

export default defineHandler(listProducts, async ({ query, caller }, { db, clock }) => {
  const story = query.story === undefined ? undefined : await ownStory(db, query.story, caller)
  return soldProducts(db, clock(), story instanceof Refusal ? undefined : story)
})
