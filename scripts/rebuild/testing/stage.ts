import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import type { Places } from '../build.ts'

export const FAKE_ASTRO = fileURLToPath(new URL('fake-astro.ts', import.meta.url))

/** The folders for a test's builds, and the controls of the builder that works there. */
export type Stage = {
  places: Places
  control: string
  tell(name: string, text?: string): Promise<void>
  untell(name: string): Promise<void>
  /** Waits until the builder has reached a phase; returns its process id. */
  reached(phase: string): Promise<number>
  close(): Promise<void>
}

/**
 * On the repository's disk: a real build renames its files into place, and no system can rename from one disk to
 * another.
 */
const STAGES = fileURLToPath(new URL('../../../.aangan/stages/', import.meta.url))

export async function setStage(): Promise<Stage> {
  await mkdir(STAGES, { recursive: true })
  const folder = await mkdtemp(join(STAGES, 'stage-'))
  const control = join(folder, 'control')
  await mkdir(control)
  const readPhase = async (phase: string) => {
    const now = JSON.parse(await readFile(join(control, 'phase'), 'utf8')) as {
      phase: string
      pid: number
    }
    if (now.phase !== phase) throw new Error(`The builder is at ${now.phase}, not at ${phase}.`)
    return now.pid
  }
  return {
    places: placesIn(folder),
    control,
    tell: (name, text = 'yes') => writeFile(join(control, name), text),
    untell: (name) => rm(join(control, name), { force: true }),
    reached: (phase) => vi.waitFor(() => readPhase(phase), { timeout: 20_000, interval: 5 }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export function placesIn(folder: string): Places {
  const at = (name: string) => join(folder, name)
  return { builds: at('builds'), logs: at('logs'), dist: at('dist'), made: at('made') }
}
