import { startProduct } from './boot/start.ts'

await startProduct()
