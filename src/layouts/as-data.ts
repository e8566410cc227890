/** JSON for a script element: no text in it can end the element. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
