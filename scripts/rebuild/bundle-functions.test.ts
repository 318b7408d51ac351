import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { liveMailer } from '../../src/server/mail/mailer.ts'
import { ROOT } from '../lib/paths.ts'
import { bundleOptions } from './bundle-functions.ts'
import { splitFunction } from './split-functions.ts'

const CODE = `import { answerClock } from "../src/server/clock.ts";
import { doDaily } from "../src/server/schedule.ts";
export default (() => answerClock(doDaily));
`

test('The imports of a function are in a separate file, which Netlify packs and does not read', () => {
  const { head, rest } = splitFunction(
    'daily',
    `${CODE}export const config = { schedule: "1 * * * *" };\n`,
  )
  expect(head).toBe(`import { answerClock } from "./bundles/daily.bundle.mjs";
import { doDaily } from "./bundles/daily.bundle.mjs";
export default (() => answerClock(doDaily));
export const config = { nodeBundler: "none", includedFiles: ["bundles/daily.bundle.mjs"], schedule: "1 * * * *" };
`)
  expect(rest).toBe(`export { answerClock } from "../src/server/clock.ts";
export { doDaily } from "../src/server/schedule.ts";`)
})

test('An import that cannot be bundled is refused', () => {
  expect(() => splitFunction('daily', 'import clock from "../src/server/clock.ts";\n')).toThrow(
    'functions/daily.ts has to import by names',
  )
})

test('A function without a config gets one', () => {
  expect(splitFunction('daily', CODE).head).toContain(
    'export const config = { nodeBundler: "none", includedFiles: ["bundles/daily.bundle.mjs"] };\n',
  )
})

// The bundled library lacks its tables of file types and of mail providers.
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
