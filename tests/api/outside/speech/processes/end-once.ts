// An engine that dies over the first try of everything: only a text that comes again is spoken.
import { existsSync, writeFileSync } from 'node:fs'

process.on('message', ({ id, text }: { id: number; text: string }) => {
  if (!existsSync(text)) {
    writeFileSync(text, '')
    process.exit(139)
  }
  process.send?.({
    kind: 'spoken',
    id,
    samples: new Int16Array(100),
    rateHz: 22_050,
    peakBytes: 1,
    processorSeconds: 0,
  })
})
