import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { File } from './build.ts'

const run = promisify(execFile)

/** The Hugo that is installed; null where there is none. */
export async function hugoVersion(): Promise<string | null> {
  return run('hugo', ['version']).then(
    ({ stdout }) => stdout.split(' ').slice(0, 2).join(' '),
    () => null,
  )
}

/** What Hugo takes to make a site's pages from their finished HTML, in milliseconds: the least that it could ever do. */
export async function buildWithHugo(files: readonly File[], folder: string): Promise<number> {
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
  await run('hugo', ['--quiet', '--source', folder, '--destination', join(folder, 'site')])
  return performance.now() - began
}
