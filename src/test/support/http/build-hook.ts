import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts an address at which builds can be requested; counts the requests. */
export async function startBuildHook(): Promise<{
  address: string
  asked(): number
  close(): void
}> {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, asked: () => asked, close: () => server.close() }
}
