import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders a component into element `id` with the JSON of `{id}-props`; Astro's own client script costs 2.4 KB more. */
export function mount<Props extends object>(id: string, component: ComponentType<Props>): void {
  const root = document.getElementById(id)
  const props = document.getElementById(`${id}-props`)
  if (!root || !props) throw new Error(`the page has no place for the application "${id}"`)
  root.replaceChildren()
  createRoot(root).render(createElement(component, JSON.parse(props.textContent) as Props))
}
