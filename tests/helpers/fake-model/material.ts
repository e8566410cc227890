import type { ChatRequest } from './request.ts'

/** All values of a name in a prompt's data, last block first. */
export function valuesOf(request: ChatRequest, name: string): unknown[] {
  const blocks = [...request.prompt.matchAll(/<data name="[^"]*">([\s\S]*?)<\/data>/g)].map(match => match[1] ?? 'null')
  const found: unknown[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === name) found.push(inner)
      walk(inner)
    }
  }
  for (const block of blocks.reverse()) walk(JSON.parse(block))
  return found
}

export const numberOf = (request: ChatRequest, name: string, otherwise: number): number =>
  valuesOf(request, name).find(value => typeof value === 'number') ?? otherwise

export const textOf = (request: ChatRequest, name: string, otherwise: string): string =>
  valuesOf(request, name).find(value => typeof value === 'string') ?? otherwise

export interface PromptFact {
  readonly id: string
  readonly answer: string
  /** Absent where any wording will do. */
  readonly mustSay?: readonly string[]
}

export function factsOf(request: ChatRequest): PromptFact[] {
  return valuesOf(request, 'facts')
    .flat()
    .filter((fact): fact is PromptFact => typeof fact === 'object' && fact !== null && 'answer' in fact && 'id' in fact)
}
