import { BlobsServer } from '@netlify/blobs/server'

/**
 * Starts a real blob server on a folder; returns the value of NETLIFY_BLOBS_CONTEXT, through which functions find it.
 */
export async function startBlobs(
  directory: string,
  siteID = 'test',
): Promise<{ context: string; stop(): Promise<void> }> {
  const server = new BlobsServer({ directory, token: 'test', logger: () => {} })
  const { port } = await server.start()
  const edgeURL = `http://127.0.0.1:${port}`
  const context = { siteID, token: 'test', edgeURL, uncachedEdgeURL: edgeURL }
  return {
    context: Buffer.from(JSON.stringify(context)).toString('base64'),
    stop: async () => void (await server.stop()),
  }
}
