import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Deps } from '../../../server/deps.ts'
import { liveMailer } from '../../../server/mail/mailer.ts'
import { setUp } from '../database/set-up.ts'
import { testDeps } from '../database/test-deps.ts'

/** A mail that has arrived: the recipients in its envelope, its raw text, and its parsed content. */
type Arrived = { recipients: string[]; raw: string; mail: Email }

/** A real mail server that stores what it receives. */
export type MailSink = {
  url: string
  arrived: Arrived[]
  /** Returns the mails to an address, in order of arrival. */
  to(address: string): Arrived[]
  /** Refuses each mail as a temporary failure from now on. */
  refuse(words: string | null): void
  close(): Promise<void>
}

/** Starts a mail server on its own port. */
export async function startMailSink(): Promise<MailSink> {
  const arrived: Arrived[] = []
  let refusal: string | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_, __, done) => done(refusal ? new Error(refusal) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString()
        arrived.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    to: (address) => arrived.filter(({ recipients }) => recipients.includes(address)),
    refuse: (words) => {
      refusal = words
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Starts a mail server and makes this process, and a backend of a test, send their mails to it. */
export async function sendToSink(backend: Pick<Deps, 'mailer'> = testDeps()): Promise<MailSink> {
  const sink = await startMailSink()
  const live = testDeps()
  live.mailer = liveMailer({
    smtpUrl: sink.url,
    mailFolder: null,
    mailFrom: 'Aangan <office@aangan.example>',
  })
  backend.mailer = live.mailer
  return sink
}

/** Sends the mails of a test file, whose backend must be set up first, to a mail server of its own. */
export const setUpSink = (backend?: Pick<Deps, 'mailer'>): MailSink =>
  setUp(
    () => sendToSink(backend),
    (sink) => sink.close(),
  )
