import { itemAt } from '../../../../lib/item-at.ts'

export type FormValue = string | FormValue[] | { readonly [name: string]: FormValue }
type Branch = Map<string, string | Branch>

export function parseForm(text: string): FormValue {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^[\]]*)\]/g)].map(match => match[1] ?? '')]
    const last = path.pop() ?? ''
    let branch = root
    for (const part of path) branch = branchAt(branch, part)
    branch.set(last === '' ? String(branch.size) : last, value)
  }
  return treeOf(root)
}

function branchAt(branch: Branch, name: string): Branch {
  const there = branch.get(name)
  if (there instanceof Map) return there
  const made: Branch = new Map()
  branch.set(name, made)
  return made
}

function treeOf(branch: string | Branch): FormValue {
  if (typeof branch === 'string') return branch
  const names = [...branch.keys()]
  const values = [...branch.values()].map(treeOf)
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  return isList ? values : Object.fromEntries(names.map((name, index) => [name, itemAt(values, index)]))
}
