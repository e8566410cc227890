export const BRAND = 'Lumitale'
