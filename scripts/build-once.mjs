// `npm run build`: the pages as a plain folder in dist/.
import { build } from './build.mjs'
import { install } from './install.mjs'

install()
build()
