import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { newId } from '../ids.ts'

/** A mail as it leaves: plain text, one recipient. */
export type Mail = { to: string; subject: string; text: string }

/** The one way out for mails; rejects where the mail was not taken. */
export type Mailer = { send(mail: Mail): Promise<void> }

const TIMEOUT_MS = 10_000

// Loaded by those who send: most requests do not.
const nodemailer = () => import('nodemailer')

function smtpMailer(url: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS } as object)
      await transport.sendMail({ from, ...mail })
    },
  }
}

/** Writes each mail as an .eml file into a folder and prints it, for a portal on one's own machine. */
function fileMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ from, ...mail })
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${Date.now()}-${newId(6)}.eml`), message as Buffer)
      console.info(`Mail to ${mail.to}: ${mail.subject}\n${mail.text}`)
    },
  }
}

/** By SMTP where the environment names a server, else into its mail folder, else not at all. */
export function liveMailer({ smtpUrl, mailFolder, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFolder' | 'mailFrom'>): Mailer | null {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom)
  return mailFolder ? fileMailer(mailFolder, mailFrom) : null
}
