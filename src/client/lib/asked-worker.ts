/** Why a worker gave no answer: its script did not load, its time was over, or it broke. */
export type NoAnswer = 'not loaded' | 'slow' | 'broken'

/** The time in which the script of a worker loads, or it counts as not loaded; in milliseconds. */
const LOAD_MS = 60_000

/**
 * A worker that answers one question at a time, so that the page stays usable. It first says `ready`. One that breaks,
 * or has no answer after `limitMs`, is ended with all its memory, and the next question starts another.
 */
export class AskedWorker<Question, Answer extends object> {
  #make: () => Worker
  #limitMs: number
  #worker: Worker | null = null
  #isReady = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #hear: (said: Answer | 'ready' | NoAnswer) => void = () => {}

  constructor(make: () => Worker, limitMs: number) {
    this.#make = make
    this.#limitMs = limitMs
  }

  async ask(question: Question): Promise<Answer | NoAnswer> {
    const answer = await new Promise<Answer | NoAnswer>((resolve) => {
      const worker = this.#start()
      if (!worker) return resolve('not loaded')
      const hand = () => {
        this.#limit(this.#limitMs, 'slow')
        worker.postMessage(question)
      }
      this.#hear = (said) => {
        if (said !== 'ready') return resolve(said)
        this.#isReady = true
        hand()
      }
      if (this.#isReady) hand()
      else this.#limit(LOAD_MS, 'not loaded')
    })
    clearTimeout(this.#timer)
    if (typeof answer === 'string') this.end()
    return answer
  }

  end(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isReady = false
  }

  #limit(ms: number, after: NoAnswer): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hear(after), ms)
  }

  #start(): Worker | null {
    if (this.#worker) return this.#worker
    try {
      const worker = this.#make()
      worker.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) =>
        this.#hear(data),
      )
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        this.#hear(this.#isReady ? 'broken' : 'not loaded')
      })
      this.#worker = worker
    } catch {
      // The page may start none.
    }
    return this.#worker
  }
}
