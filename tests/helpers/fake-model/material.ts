import type { ChatRequest } from './request.ts'

/** Every value in the data of a prompt under the given name, from the last block to the first. */
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

/** The number under a name, in the last block that has one. */
export const numberOf = (request: ChatRequest, name: string, otherwise: number): number =>
  valuesOf(request, name).find(value => typeof value === 'number') ?? otherwise

/** The text under a name, in the last block that has one. */
export const textOf = (request: ChatRequest, name: string, otherwise: string): string =>
  valuesOf(request, name).find(value => typeof value === 'string') ?? otherwise

export interface PromptFact {
  readonly id: string
  readonly mustSay: readonly string[]
}

/** The facts a prompt shows. */
export function factsOf(request: ChatRequest): PromptFact[] {
  return valuesOf(request, 'facts')
    .flat()
    .filter((fact): fact is PromptFact => typeof fact === 'object' && fact !== null && 'mustSay' in fact)
}
