import net, { type AddressInfo } from 'node:net'

/** A switchable connection to a server, for outages. */
export interface Relay {
  readonly port: number
  /** Ends every connection and refuses further ones. */
  close(): Promise<void>
  open(): Promise<void>
}

export async function openRelay(target: number): Promise<Relay> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer(socket => {
    const onward = net.connect(target, '127.0.0.1')
    for (const end of [socket, onward]) {
      sockets.add(end)
      // Either end closes the other.
      end.on('error', () => undefined)
      end.on('close', () => {
        sockets.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
  })
  let port = 0
  const open = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await open()
  port = (server.address() as AddressInfo).port
  return {
    port,
    open,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
