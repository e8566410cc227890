import type { Brief } from '../../story/brief.ts'
import { factsOf } from '../../story/facts.ts'
import { isProgramOrder } from '../../story/program-orders.ts'
import type { AnswerForecast } from '../answer-forecast.ts'

/** A model tells every answer but those that speak to a program: it is given none of them. */
export function forecast(brief: Brief): AnswerForecast {
  const facts = factsOf(brief)
  const orders = facts.filter(({ text }) => isProgramOrder(text))
  return {
    given: facts.length,
    moving: facts.length - orders.length,
    beside: 0,
    leftOut: orders.map(({ id }) => ({ fact: id, reason: 'order' })),
  }
}
