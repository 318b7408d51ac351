import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { readArguments } from './lib/arguments.ts'
import { ROOT } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { say } from './lib/steps.ts'
import { type MutantKind, mutantFiles, options } from './testing/stryker.ts'

// Changes the code in many small ways and checks that tests fail: `npm run test:mutants`, or only for some folders:
// `npm run test:mutants domain/listing`. Client code is tested folder by folder, because each of its mutants takes
// seconds: `npm run test:mutants client/contact`. `again` repeats what an earlier run has tested.

/** The lowest percentage of a folder's mutants that its tests must kill. */
const LEAST_PERCENT = 75
const ALL = ['domain', 'contract']
const USAGE = 'Usage: npm run test:mutants [FOLDER …] [again]'

type Mutant = { status?: string | undefined; fileName: string }
type Earlier = { files: Record<string, { mutants: Mutant[] }> }

const KILLED = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

function chosen(): { folders: string[]; force: boolean } {
  const { values, rest } = readArguments({ again: 'alone' }, USAGE)
  const folders = rest.map((folder) => folder.replace(/^(\.\/)?src\/|\/$/g, ''))
  const unknown = folders.find(
    (folder) =>
      !/^(domain|contract|client)(\/|$)/.test(folder) || !existsSync(join(ROOT, 'src', folder)),
  )
  if (unknown)
    throw new Problem(`There is no folder ${unknown} of rules; name one such as domain/listing.`)
  return { folders: folders.length ? folders : ALL, force: values.again }
}

/**
 * Allows survivors to be tested again. Stryker would not repeat mutants in code that runs while a file loads, even if a
 * new test kills them.
 */
function forgetSurvivors(results: string): void {
  if (!existsSync(results)) return
  const earlier: Earlier = JSON.parse(readFileSync(results, 'utf8'))
  for (const file of Object.values(earlier.files))
    file.mutants = file.mutants.filter(({ status = '' }) => !SURVIVED.includes(status))
  writeFileSync(results, JSON.stringify(earlier))
}

/** Returns the concept of a file: the folder below domain or client, or the contract. */
function folderOf({ fileName }: Mutant): string {
  const [layer, concept] = relative(join(ROOT, 'src'), fileName).split('/')
  return layer === 'contract' ? layer : `${layer}/${concept}`
}

/** Prints how many mutants were killed in each folder. Returns the folders below the limit. */
function reportKills(mutants: readonly Mutant[]): string[] {
  const weak: string[] = []
  for (const [folder, all] of [...Map.groupBy(mutants, folderOf)].sort()) {
    const count = (statuses: string[]) =>
      all.filter(({ status = '' }) => statuses.includes(status)).length
    const [killed, survived] = [count(KILLED), count(SURVIVED)]
    if (killed + survived === 0) continue
    const percent = (killed / (killed + survived)) * 100
    if (percent < LEAST_PERCENT) weak.push(folder)
    say(
      `${folder.padEnd(24)} ${String(killed + survived).padStart(5)} ${percent.toFixed(1).padStart(6)} %`,
    )
  }
  return weak
}

try {
  const { folders, force } = chosen()
  const isClient = (folder: string) => folder.startsWith('client')
  const [inClient, inRules] = [folders.filter(isClient), folders.filter((one) => !isClient(one))]
  if (inClient.length > 0 && inRules.length > 0)
    throw new Problem('Folders of the client are tried by themselves.')
  const kind: MutantKind = inClient.length > 0 ? 'client' : 'rules'
  forgetSurvivors(mutantFiles(kind).results)
  const mutants = await new Stryker(options(kind, folders, force)).runMutationTest()
  const selected = mutants.filter(({ fileName }) =>
    folders.some((folder) => fileName.startsWith(join(ROOT, 'src', folder, '/'))),
  )
  const weak = reportKills(selected)
  if (weak.length)
    throw new Problem(`Fewer than ${LEAST_PERCENT} % are killed in ${weak.join(', ')}.`)
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
