// One rebuild in a process of its own, which a test can kill, or run where the disk is full: `rebuild-once.ts INPUT`,
// the build's input as JSON. Prints what became of it and what lies there now.
import { type BuildInput, buildSite, type Places } from '../build.ts'
import { serveBuild } from '../served.ts'
import { look } from './look.ts'

const input = JSON.parse(process.argv[2] ?? '') as BuildInput & { places: Places }

async function rebuild(): Promise<string | null> {
  const outcome = await buildSite(input)
  if (!outcome.ok) return outcome.error
  await serveBuild(outcome.folder, input.places)
  return null
}

const error = await rebuild().catch((problem: unknown) => String(problem))
console.log(JSON.stringify({ error, look: await look(input.places) }))
