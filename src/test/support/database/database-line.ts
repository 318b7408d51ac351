import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a Postgres server that a test can watch and cut: it counts the statements that functions send. */
export type DatabaseLine = {
  /** The address of the database at this end of the line. */
  address: string
  /** Returns the texts of the statements since the last call. */
  taken(): string[]
  /** Ends all connections and accepts no new ones until `mend`. */
  cut(): Promise<void>
  mend(): Promise<void>
}

const SIMPLE_QUERY = 'Q'.charCodeAt(0)
const PARSE = 'P'.charCodeAt(0)

/** Reads a client's messages in Postgres' protocol, and passes on each statement's text. */
function watchStatements(tell: (text: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let started = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type before its length.
      const head = started ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const body = rest
        .subarray(head + 4, end)
        .toString()
        .split('\0')
      if (started && rest[0] === SIMPLE_QUERY) tell(body[0] ?? '')
      if (started && rest[0] === PARSE) tell(body[1] ?? '')
      started = true
      rest = rest.subarray(end)
    }
  }
}

/** Opens a line to the database at `target`, on its own port. */
export async function openDatabaseLine(target: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let statements: string[] = []
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(port), host: hostname, noDelay: true })
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket)
          other.destroy()
        })
      socket.pipe(other)
    }
    client.on(
      'data',
      watchStatements((text) => statements.push(text)),
    )
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const linePort = (server.address() as AddressInfo).port
  const address = new URL(target)
  address.port = String(linePort)
  return {
    address: address.href,
    taken: () => {
      const taken = statements
      statements = []
      return taken
    },
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    mend: () => listen(linePort),
  }
}
