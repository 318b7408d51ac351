/** Why a worker gave no answer: its script did not load, its time was over, it broke, or nobody waits for it any more. */
export type NoAnswer = 'not loaded' | 'slow' | 'broken' | 'ended'

/** The time in which the script of a worker loads, or it counts as not loaded; in milliseconds. */
const LOAD_MS = 60_000

/** Something that a worker says of an answer while it works on it. */
export type Part<Said> = { part: Said }
const isPart = <Said>(said: object): said is Part<Said> => 'part' in said

/**
 * A worker that answers one question at a time, so that the page stays usable. It first says `ready`, and may say parts
 * before its answer. One that breaks, or says nothing for `limitMs`, is ended with all its memory, and the next question
 * starts another.
 */
export class AskedWorker<Question, Answer extends object, Said = never> {
  #make: () => Worker
  #limitMs: number
  #worker: Worker | null = null
  #isReady = false
  #hear: (said: Answer | Part<Said> | 'ready' | NoAnswer) => void = () => {}

  constructor(make: () => Worker, limitMs: number) {
    this.#make = make
    this.#limitMs = limitMs
  }

  /** False before the first question, and once it has ended: the next worker knows nothing of the last one. */
  get isRunning(): boolean {
    return this.#worker !== null
  }

  /** Loads the script of the worker before its first question. */
  start(): void {
    this.#started()
  }

  async ask(question: Question, onPart: (said: Said) => void = () => {}) {
    const worker = this.#started()
    if (!worker) return 'not loaded'
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = await new Promise<Answer | NoAnswer>((resolve) => {
      const limit = (ms: number, after: NoAnswer) => {
        clearTimeout(timer)
        timer = setTimeout(() => resolve(after), ms)
      }
      const hand = () => {
        limit(this.#limitMs, 'slow')
        worker.postMessage(question)
      }
      this.#hear = (said) => {
        if (said === 'ready') hand()
        else if (typeof said === 'object' && isPart<Said>(said)) {
          limit(this.#limitMs, 'slow')
          onPart(said.part)
        } else resolve(said)
      }
      if (this.#isReady) hand()
      else limit(LOAD_MS, 'not loaded')
    })
    clearTimeout(timer)
    if (typeof answer === 'string' && this.#worker === worker) this.end()
    return answer
  }

  /** Says something to the worker while it works on an answer. */
  tell(word: Question): void {
    if (this.#isReady) this.#worker?.postMessage(word)
  }

  /** Ends the worker with all its memory, and the wait for its answer. */
  end(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isReady = false
    this.#hear('ended')
  }

  #started(): Worker | null {
    if (this.#worker) return this.#worker
    try {
      const worker = this.#make()
      const hear = (said: Answer | Part<Said> | 'ready' | NoAnswer) => {
        if (this.#worker !== worker) return
        if (said === 'ready') this.#isReady = true
        this.#hear(said)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Answer | Part<Said> | 'ready'>) =>
        hear(data),
      )
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        hear(this.#isReady ? 'broken' : 'not loaded')
        // Nobody may have asked it yet.
        if (this.#worker === worker) this.end()
      })
      this.#worker = worker
    } catch {
      // The page may start none.
    }
    return this.#worker
  }
}
