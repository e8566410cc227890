// The package brings no types.
declare module 'js-yaml' {
  export const CORE_SCHEMA: unique symbol
  /** Throws YAMLException for no YAML, and where a key stands twice. */
  export function load(text: string, options: { readonly schema: typeof CORE_SCHEMA }): unknown
}
