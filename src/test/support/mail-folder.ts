import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { ROOT } from '../../../scripts/lib/paths.ts'

/** Where the site that the browser tests drive puts its mails. */
const MAIL_FOLDER = join(process.env.SITE_FOLDER || ROOT, '.aangan', 'mail')

/** Waits for a mail to an address with this subject; the path that its link with a secret leads to, secret included. */
export async function mailedLink(address: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(MAIL_FOLDER).catch(() => [])).sort().reverse()
      for (const name of names) {
        const mail = await PostalMime.parse(await readFile(join(MAIL_FOLDER, name)))
        const fits = mail.subject === subject && mail.to?.some((to) => to.address === address)
        link = fits
          ? /https?:\/\/[^/\s]+(\/\S+#[a-z0-9.]{32,})/.exec(mail.text ?? '')?.[1]
          : undefined
        if (link) break
      }
      return link
    })
    .toBeTruthy()
  return link ?? ''
}
