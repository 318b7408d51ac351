const TICK_MS = 5000

/** Returns seconds with one decimal, as "1.2 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

export function say(line: string): void {
  console.log(line)
}

/** Prints that a step has started, and every five seconds that it still runs. */
export async function ticking<T>(
  label: string,
  run: (progress: (note: string) => void) => Promise<T>,
): Promise<T> {
  const began = Date.now()
  let note = ''
  say(`› ${label}…`)
  const tick = setInterval(
    () =>
      say(`  ${label}: ${note || 'still at it'} (${Math.round((Date.now() - began) / 1000)} s)`),
    TICK_MS,
  )
  try {
    return await run((latest) => {
      note = latest
    })
  } finally {
    clearInterval(tick)
  }
}

/** Runs one step of a command like `ticking`, and prints how long it took. */
export async function step<T>(
  label: string,
  run: (progress: (note: string) => void) => Promise<T>,
): Promise<T> {
  const began = Date.now()
  const result = await ticking(label, run)
  say(`✓ ${label} (${seconds(Date.now() - began)})`)
  return result
}
