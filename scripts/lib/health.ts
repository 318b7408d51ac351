import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { ALIVE_PATH } from './local-guard.ts'
import type { Group } from './processes.ts'
import { groupSeconds } from './system.ts'

/** A process counts as hanging after this time without a sign of life. Tests of a hanging server set a shorter time. */
const SILENCE_MS = Number(process.env.SILENCE_MS ?? 60_000)
/**
 * A running server that works but does not answer gets ten times as long, because a busy machine can be that slow; but
 * not for ever, because it may be in an endless loop.
 */
const LOOP_MS = 10 * SILENCE_MS
const LOOKS = 20
/** What `ps` can tell apart. A process that has nothing to do computes less in a minute. */
const SOME_WORK_SECONDS = 1
const AGAIN_MS = 150

type Watched = Pick<Group, 'pid' | 'ended' | 'log'>
type Limits = {
  silenceMs?: number
  /** How long the process may work without reaching what is waited for. */
  workMs?: number
}

/** `silent`: it showed no sign of life; `loops`: it worked for too long without reaching what was waited for. */
export type Outcome = 'done' | 'ended' | 'silent' | 'loops'

/** Says why a process was given up. */
export const whyGivenUp = (
  outcome: 'silent' | 'loops',
  { silenceMs = SILENCE_MS, workMs = LOOP_MS }: Limits = {},
) =>
  outcome === 'silent'
    ? `has neither answered, nor written to its log, nor computed for ${silenceMs / 1000} s`
    : `has computed for ${workMs / 1000} s without an answer`

/**
 * Waits for `wanted` as long as the process lives and shows it: by writing to its log or by computing. This is the only
 * rule by which a process is given up: fixed times end the slow ones, which are the busiest.
 */
export async function whileItLives(
  process: Watched,
  wanted: (signal: AbortSignal) => Promise<unknown>,
  { silenceMs = SILENCE_MS, workMs = Number.POSITIVE_INFINITY }: Limits = {},
): Promise<Outcome> {
  const over = new AbortController()
  const { signal } = over
  const outcome = Promise.race<Outcome>([
    process.ended.then(() => 'ended'),
    wanted(signal).then(() => 'done'),
  ])
  const lookMs = silenceMs / LOOKS
  const showsWork = workOf(process)
  try {
    // Looks are counted, not the clock: it goes on while the machine sleeps, and a busy machine looks less often.
    for (let quietMs = 0, workedMs = 0; ; ) {
      const reached = await Promise.race([
        outcome,
        sleep(lookMs, null, { signal }).catch(() => null),
      ])
      if (reached) return reached
      quietMs = (await showsWork()) ? 0 : quietMs + lookMs
      workedMs += lookMs
      if (quietMs >= silenceMs) return 'silent'
      if (workedMs >= workMs) return 'loops'
    }
  } finally {
    over.abort()
  }
}

/** Returns a function that says whether a process has written to its log or computed since the last sign of it. */
function workOf({ pid, log }: Watched): () => Promise<boolean> {
  let written: number | null = null
  let computed: number | null = null
  return async () => {
    const size = log === null ? 0 : ((await stat(log).catch(() => null))?.size ?? 0)
    const wrote = written !== null && size !== written
    written = size
    if (wrote) return true
    const seconds = groupSeconds(pid)
    // The seconds of a process that has ended are missing from those of its group.
    const worked =
      seconds !== null && Math.abs(seconds - (computed ?? seconds)) >= SOME_WORK_SECONDS
    if (worked || computed === null) computed = seconds
    return worked
  }
}

/**
 * Whether a server at a port answers, with any answer. The question costs it nothing: the guard inside `netlify dev`
 * answers this address, and Vite any request with this header. Any other address would be looked up five times while
 * there is no build, and wait until all functions are loaded.
 */
export async function answersAt(port: number, signal?: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}${ALIVE_PATH}`, {
      headers: { accept: 'text/x-vite-ping' },
      redirect: 'manual',
      signal: signal ?? null,
    })
    await answer.arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** Waits for the next answer of a server, one question at a time. */
export const nextAnswer = (server: Watched, port: number, limits?: Limits): Promise<Outcome> =>
  whileItLives(
    server,
    async (signal) => {
      while (!signal.aborted && !(await answersAt(port, signal))) await sleep(AGAIN_MS)
    },
    limits,
  )

/**
 * Ends a server that runs but hangs, so that its supervisor restarts it as after a crash. Without this it would hang
 * until somebody notices.
 */
export async function endWhenSilent(
  server: Watched & Pick<Group, 'end'>,
  port: number,
  {
    onSilent,
    everyMs = 3000,
    ...limits
  }: Limits & { onSilent: (why: string) => void; everyMs?: number },
): Promise<void> {
  for (;;) {
    const outcome = await nextAnswer(server, port, { workMs: LOOP_MS, ...limits })
    if (outcome === 'ended') return
    if (outcome !== 'done') {
      onSilent(whyGivenUp(outcome, limits))
      await server.end()
      return
    }
    await sleep(everyMs, undefined, { ref: false })
  }
}
