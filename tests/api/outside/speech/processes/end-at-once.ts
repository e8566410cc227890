// An engine that dies over whatever it is asked.
process.on('message', () => process.exit(139))
