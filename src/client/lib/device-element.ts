import { followStored } from './stored.ts'

/**
 * An element of a page that says what only the device knows. Nothing is loaded while the device knows nothing; what was
 * shown is shown anew when that changes, here or in another tab.
 */
export abstract class DeviceElement extends HTMLElement {
  /** The storage key of what the device knows, and the events after which it may have changed. */
  abstract readonly key: string
  readonly events: readonly string[] = []
  /** Loads what shows it. */
  abstract load: () => Promise<{ show: (host: HTMLElement) => unknown }>

  protected end = new AbortController()
  #isShown = false

  connectedCallback() {
    this.end = new AbortController()
    followStored(this, this.#show, this.end.signal)
  }

  disconnectedCallback() {
    this.end.abort()
  }

  #show = async () => {
    try {
      if (!this.#isShown && !localStorage.getItem(this.key)) return
      this.#isShown = true
      const { show } = await this.load()
      await show(this)
    } catch {
      // The page says as much without it.
    }
  }
}
