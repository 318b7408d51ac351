import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '../../..')

const OR_ENGLISH: Plugin = {
  name: 'or-english',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^#language\// }, ({ path }) => {
      const catalogue = join(ROOT, path.replace('#language', 'src/domain'))
      const hindi = `${catalogue}.hi.ts`
      return { path: existsSync(hindi) ? hindi : `${catalogue}.ts` }
    }),
}

/** Loads a module as a build for Hindi does; a catalogue that has no Hindi stays English. */
export async function inHindi(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, file)],
    bundle: true,
    conditions: ['hi'],
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    write: false,
    plugins: [OR_ENGLISH],
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return (await import(`data:text/javascript;base64,${code}`)) as Record<string, unknown>
}
