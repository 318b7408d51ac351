import { Worker as NodeThread } from 'node:worker_threads'

/** What a worker of a browser has, in the words of Node. */
const AS_IN_A_BROWSER = (url: string) => `
  const { parentPort } = require('node:worker_threads')
  globalThis.self = globalThis
  globalThis.postMessage = (message) => parentPort.postMessage(message)
  globalThis.addEventListener = (type, hear) => parentPort.on(type, (data) => hear({ data }))
  import(${JSON.stringify(url)})`

/** The worker of a page, as a thread of Node that runs the same script. */
export class Thread {
  #thread: NodeThread
  constructor(url: URL | string) {
    this.#thread = new NodeThread(AS_IN_A_BROWSER(String(url)), { eval: true })
  }
  addEventListener(
    type: 'message' | 'error',
    hear: (event: { data: unknown; preventDefault: () => void }) => void,
  ): void {
    this.#thread.on(type, (data: unknown) => hear({ data, preventDefault: () => {} }))
  }
  postMessage(message: unknown): void {
    this.#thread.postMessage(message)
  }
  terminate(): void {
    void this.#thread.terminate()
  }
}
