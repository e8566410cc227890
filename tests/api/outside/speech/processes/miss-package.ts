// An engine whose package was not installed.
process.send?.({ kind: 'missing' })
process.on('message', () => process.send?.({ kind: 'missing' }))
