import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that is loaded when it is shown. Where it cannot be loaded (no network, another release), `Instead` stands in its
 * place: React would take down the whole application otherwise.
 */
export const lazyOr = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: Instead })))
