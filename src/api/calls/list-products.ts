import { listProducts } from '../../contract/calls/list-products.ts'
import { answer } from '../http/handler.ts'
import { soldProducts } from '../shop/products.ts'

export default answer(listProducts, async (_asked, { db }) => soldProducts(db))
