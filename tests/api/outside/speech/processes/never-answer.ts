// An engine that hangs, with the processor in its hands.
process.on('message', () => {
  for (;;);
})
