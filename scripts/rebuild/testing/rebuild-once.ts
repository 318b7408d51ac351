// Runs one rebuild in its own process, which a test can kill or run on a full disk: `rebuild-once.ts INPUT`, with the
// build's input as JSON. Prints the outcome and the files after it.
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
