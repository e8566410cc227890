/** Whether PostgreSQL keeps a text, in a column or in JSON: it knows neither NUL nor half of a pair of surrogates. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()
