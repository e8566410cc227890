import { listProducts } from '../../contract/calls/list-products.ts'
import { ownStory } from '../accounts/own-story.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'
import { soldProducts } from '../shop/products.ts'

export default defineHandler(listProducts, async ({ query, caller }, service) => {
  const story = query.story === undefined ? undefined : await ownStory(service.db, query.story, caller)
  return soldProducts(service, service.clock(), story instanceof Refusal ? undefined : story)
})
