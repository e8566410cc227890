import { vi } from 'vitest'

/** Opens a module as a new page does, in a browser that keeps `storage`. */
export async function onNewPage<Module>(storage: Record<string, string>, open: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  const { setPersistentEngine } = await import('@nanostores/persistent')
  setPersistentEngine(storage, { addEventListener: () => {}, removeEventListener: () => {} })
  return open()
}
