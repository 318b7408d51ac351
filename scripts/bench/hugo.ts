import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { File } from './build.ts'

const run = promisify(execFile)

/** Returns the version of the installed Hugo, or null. */
export async function hugoVersion(): Promise<string | null> {
  return run('hugo', ['version']).then(
    ({ stdout }) => stdout.split(' ').slice(0, 2).join(' '),
    () => null,
  )
}

/**
 * Measures how long Hugo takes to make a site's pages from their finished HTML, in milliseconds of wall-clock and CPU
 * time. This is the minimum for Hugo.
 */
export async function buildWithHugo(
  files: readonly File[],
  folder: string,
): Promise<{ tookMs: number; workedMs: number }> {
  const put = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  put(
    'hugo.toml',
    "baseURL = 'http://localhost/'\ndisableKinds = ['home', 'taxonomy', 'term', 'section', 'RSS', 'sitemap', '404']\n",
  )
  put('layouts/_default/single.html', '{{ .RawContent | safeHTML }}')
  for (const { path, bytes } of files) {
    const page = /^(.+)\/index\.html$/.exec(path)?.[1]
    if (page) put(`content/${page}.md`, Buffer.concat([Buffer.from('---\n---\n'), bytes]))
    else put(`static/${path}`, bytes)
  }
  const began = performance.now()
  // At its end, a shell reports the CPU time of its children.
  const script = 'hugo --quiet --source "$1" --destination "$1/site" && times'
  const { stdout } = await run('sh', ['-c', script, 'sh', folder])
  const tookMs = performance.now() - began
  const [user = 0, system = 0] = [
    ...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g),
  ].map(([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1000)
  return { tookMs, workedMs: user + system }
}
