/** Dotted paths to an object. The last defined value of a path counts. */
export function nested(entries: readonly (readonly [path: string, value: unknown])[]): Record<string, unknown> {
  return entries.reduce((whole, [path, value]) => put(whole, path.split('.'), value), {})
}

function put(group: object, [key = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...group }
  if (rest.length > 0) whole[key] = put(whole[key] ?? {}, rest, value)
  else if (value !== undefined || !(key in whole)) whole[key] = value
  return whole
}
