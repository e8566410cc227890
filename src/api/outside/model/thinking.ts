import type { ModelConfig } from './language-model.ts'

export type Effort = 'low' | 'medium' | 'high'

/** Share of the thinking tokens, for models that take a budget instead of a word. */
const BUDGET_SHARE: Readonly<Record<Effort, number>> = { low: 0.3, medium: 0.6, high: 1 }
/** Smaller budgets are refused. */
const BUDGET_MIN = 1024

/**
 * Settings of a request that say how long to think; none for a model without thinking tokens. The library words the effort
 * for each provider. Anthropic's older models take a budget instead: what the newer ones take is its own choice.
 */
export function effortSettings({ provider, thinkingTokens = 0 }: ModelConfig, effort: Effort = 'medium') {
  if (thinkingTokens === 0) return {}
  if (provider !== 'anthropic') return { reasoning: effort }
  const budgetTokens = Math.max(BUDGET_MIN, Math.round(thinkingTokens * BUDGET_SHARE[effort]))
  return {
    reasoning: effort,
    providerOptions: { anthropic: { thinking: { type: 'enabled' as const, budgetTokens } } },
  }
}
