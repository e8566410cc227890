import type { Entry } from '../contract/content-source.ts'

export function linkedAssets({ fields }: Entry): readonly string[] {
  const values = Object.values(fields).flatMap(value => (Array.isArray(value) ? value : [value]))
  return values.flatMap(value => {
    const { sys } = (typeof value === 'object' && value !== null ? value : {}) as {
      sys?: { type?: unknown; id?: unknown }
    }
    return sys?.type === 'Asset' && typeof sys.id === 'string' ? [sys.id] : []
  })
}
