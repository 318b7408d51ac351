/** The part of XMLHttpRequest that an upload uses, based on a page's `fetch`. */
export function xmlHttpRequest(send: typeof fetch) {
  return class {
    status = 0
    responseText = ''
    timeout = 0
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    ontimeout?: () => void
    onabort?: () => void
    #asked = { method: 'GET', path: '' }
    #headers = new Headers()
    #ended = new AbortController()

    open(method: string, path: string): void {
      this.#asked = { method, path }
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    abort(): void {
      this.#ended.abort()
    }

    async send(body: Blob): Promise<void> {
      const { method, path } = this.#asked
      const bytes = new Uint8Array(await body.arrayBuffer())
      this.upload.onprogress?.({ loaded: bytes.length / 2, total: bytes.length })
      try {
        const answer = await send(path, {
          method,
          headers: this.#headers,
          body: bytes,
          signal: this.#ended.signal,
        })
        this.upload.onprogress?.({ loaded: bytes.length, total: bytes.length })
        this.status = answer.status
        this.responseText = await answer.text()
      } catch {
        return this.#ended.signal.aborted ? this.onabort?.() : this.onerror?.()
      }
      this.onload?.()
    }
  }
}
