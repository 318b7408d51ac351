import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { liveMailer } from '../../src/server/mail/mailer.ts'
import { ROOT } from '../lib/paths.ts'
import { asWhole, bundleOptions } from './bundle-functions.ts'

// Netlify would trace and pack each file of each package again where the config does not say so.
test.each([
  ['under its own name', 'var config={path:"/a"};export{config,a as default};'],
  [
    'under another, as a package has taken it, and one has something of that name',
    'function b(){var config2={}}var config={};var config2={path:"/a"};export{config2 as config,a as default};\n/*! A licence */',
  ],
])('A function with a config %s is packed as the one file that it is', (_, text) => {
  expect(asWhole(text)).toBe(text.replace('{path:', "{nodeBundler:'none',path:"))
})

test('A function without a config gets one', () => {
  expect(asWhole('var a=1;export{a as default};')).toMatch(
    /export const config = \{ nodeBundler: 'none' \};\n$/,
  )
})

// The library comes without its tables of file types and of mail providers.
test('A bundled function writes the same mail as its sources', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await build({
    ...(await bundleOptions()),
    entryPoints: [join(ROOT, 'src/server/mail/mailer.ts')],
    outdir: folder,
    write: true,
  })
  const bundled: { liveMailer: typeof liveMailer } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'mailer.mjs')).href
  )
  const written = async (name: string, make: typeof liveMailer) => {
    const mailFolder = join(folder, name)
    await make({ smtpUrl: null, mailFolder, mailFrom: 'a@mail.example' })?.send({
      id: 'm1',
      to: 'asha@example.in',
      subject: 'A flat in Lucknow – ₹ 72 L',
      text: 'नमस्ते',
      html: '<p>नमस्ते</p>',
      unsubscribe: 'https://x.example/off',
    })
    const [file = ''] = await readdir(mailFolder)
    const mail = await readFile(join(mailFolder, file), 'utf8')
    return mail.replace(/^Date: .*$/m, '').replace(/--_NmP-[\w-]+/g, '--part')
  }
  const mail = await written('bundled', bundled.liveMailer)
  expect(mail).toContain('List-Unsubscribe')
  expect(mail).toBe(await written('sources', liveMailer))
})
