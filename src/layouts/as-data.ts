/** Escaped: no text can end the script element. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
