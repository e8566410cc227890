import { listProducts } from '../../contract/calls/list-products.ts'
import { defineHandler } from '../http/handler.ts'
import { soldProducts } from '../shop/products.ts'

export default defineHandler(listProducts, async (_input, { db, clock }) => soldProducts(db, clock()))
