// The product with flat pictures and humming voices, for tests that need neither.
import { startProduct } from '../../src/api/boot/start.ts'
import { blockingIllustrator } from './blocking-illustrator.ts'
import { flatIllustrator } from './flat-illustrator.ts'
import { hummingNarrator } from './humming-narrator.ts'

const illustrator = blockingIllustrator(flatIllustrator, process.env.DATA_DIR ?? '')
await startProduct({ illustrator, narrator: hummingNarrator })
