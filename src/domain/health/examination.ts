import { TROUBLE_ADVICE, TROUBLE_SENTENCES } from '#english/health/texts'
import { isOld, OLD_DAYS, RATE_SOURCES } from '../money/age.ts'
import { sourceText } from '../money/sources.ts'
import { CONTEXT_RULES, type SiteContext } from '../site/contexts.ts'
import { inventedSettings, siteSettings } from '../site/settings.ts'
import { agoInWords } from '../time/rules.ts'
import { HEALTH_TOKEN_LENGTH } from './constants.ts'
import { type HealthCheck, troublesOf } from './rules.ts'

/** One line of the doctor's report. Only a `bad` one stops the portal from working. */
export type Finding = { state: 'good' | 'warning' | 'bad'; says: string; todo?: string }

/** The facts that the doctor has collected. */
export type Examined = {
  context: SiteContext
  environment: Readonly<Record<string, string | undefined>>
  node: { version: string; argon2: boolean }
  check: HealthCheck
  /** Null if the database does not answer; `missing` is null if it has no list of its migrations. */
  tables: { missing: string[] | null; admins: number; demoAccounts: number } | null
  /** Why the mail server refused the login; null if it accepted it, or if there is no mail server. */
  mailRefused: string | null
}

type Judge = (examined: Examined) => Finding | Finding[]

const good = (says: string): Finding => ({ state: 'good', says })
const warning = (says: string, todo: string): Finding => ({ state: 'warning', says, todo })
const bad = (says: string, todo: string): Finding => ({ state: 'bad', says, todo })
const SECRET_LENGTH = 32
const MAKE_SECRET = 'the output of: openssl rand -base64 32'

const runtime: Judge = ({ node: { version, argon2 } }) =>
  argon2
    ? good(`Node ${version} hashes passwords with Argon2.`)
    : bad(
        `Node ${version} has no Argon2: nobody can sign up or log in.`,
        'Run on Node 24.7 or newer; on Netlify set AWS_LAMBDA_JS_RUNTIME to nodejs24.x.',
      )

const context: Judge = ({ context: here }) =>
  CONTEXT_RULES[here].mails
    ? good(`The context is ${here}.`)
    : warning(
        'The context is a preview: no mails, no builds, nothing erased, not listed by search engines.',
        'If this is the public site, set DEPLOY_CONTEXT to production for its context.',
      )

const secret: Judge = ({ environment: { AUTH_SECRET: value = '' } }) => {
  if (!value) return bad('AUTH_SECRET is not set.', `Set it to ${MAKE_SECRET}`)
  if (value.includes('openssl'))
    return bad('AUTH_SECRET is the hint of the deploy button.', `Set it to ${MAKE_SECRET}`)
  if (value.length >= SECRET_LENGTH) return good('AUTH_SECRET is set.')
  return warning('AUTH_SECRET is short.', `Set it to ${MAKE_SECRET} (this signs everybody out)`)
}

const address: Judge = ({ context: here, environment: { URL: url } }) =>
  here === 'local' || url?.startsWith('https://')
    ? good(`Links in mails lead to ${url ?? 'this machine'}.`)
    : bad('URL is no https address: links in mails lead nowhere.', 'Set URL to the site’s address.')

const token: Judge = ({ context: here, environment: { HEALTH_TOKEN: value = '' } }) => {
  if (value.length >= HEALTH_TOKEN_LENGTH) return good('HEALTH_TOKEN is long enough.')
  if (here === 'local') return good('HEALTH_TOKEN is not set; only a public site needs one.')
  return warning(
    'HEALTH_TOKEN is not set, or too short: monitors cannot ask for a look at the database.',
    `Set it to ${MAKE_SECRET}`,
  )
}

const mailEvents: Judge = ({ environment: { MAIL_EVENTS_TOKEN: value = '' } }) => {
  if (!value) return good('No mail provider is let tell of mails that come back.')
  if (value.length >= HEALTH_TOKEN_LENGTH) return good('MAIL_EVENTS_TOKEN is long enough.')
  return bad(
    'MAIL_EVENTS_TOKEN is too short: mails go on to addresses that refuse them.',
    'Set it to the output of openssl rand -hex 24, here and at the mail provider.',
  )
}

const hook: Judge = ({ context: here, environment: { BUILD_HOOK_URL: value } }) =>
  value || here === 'preview'
    ? good(value ? 'A build hook is set.' : 'A preview needs no build hook.')
    : bad(
        'BUILD_HOOK_URL is not set: what is approved never reaches the built pages.',
        'Add a build hook in Netlify and set its address.',
      )

const database: Judge = ({ check, tables }) => {
  if (!check.database || !tables)
    return bad(TROUBLE_SENTENCES.database(check, new Date(check.at)), TROUBLE_ADVICE.database)
  return good('The database answers.')
}

const migrations: Judge = ({ tables }) => {
  if (!tables) return []
  if (!tables.missing)
    return warning(
      'The database keeps no list of its migrations.',
      'If a page or a form fails, compare its tables with src/server/db/migrations.',
    )
  return tables.missing.length === 0
    ? good('All migrations are applied.')
    : bad(
        `Migrations are missing: ${tables.missing.join(', ')}.`,
        'Deploy again, or apply them by hand in this order.',
      )
}

const mail: Judge = ({ context: here, environment, mailRefused }) => {
  const { SMTP_URL: server, MAIL_FOLDER: folder } = environment
  if (!CONTEXT_RULES[here].mails) return good('A preview sends no mails.')
  if (mailRefused)
    return bad(`The mail server did not let us in: ${mailRefused}`, 'Check SMTP_URL.')
  if (server) return good('The mail server takes the login.')
  if (here === 'local' && folder) return good(`Mails are files in ${folder}.`)
  return bad('SMTP_URL is not set: nobody gets a mail.', 'Set it to your mail server.')
}

const people: Judge = ({ context: here, tables }) => {
  if (!tables) return []
  const { admins, demoAccounts: demo } = tables
  const admin = admins
    ? good(`Admins: ${admins}.`)
    : bad('There is no admin.', 'Sign up on the site, then run: npm run admin grant EMAIL')
  if (demo === 0) return [admin, good('No demo accounts are left.')]
  if (here === 'local') return [admin, good(`Demo accounts: ${demo}.`)]
  const said = `Accounts of the demo are left (${demo}); everybody knows their passwords.`
  return [admin, bad(said, 'Disable those whose address ends in .example on the page Users.')]
}

const settings: Judge = ({ context: here, environment }) => {
  const invented = inventedSettings(environment)
  if (invented.length === 0) return good('No contact is the demo’s.')
  if (here === 'local') return good(`Contacts of the demo: ${invented.length}, as on any machine.`)
  return warning(`Still invented: ${invented.join(', ')}.`, 'Set them and build the site again.')
}

/** A setting that was made stands for the owner's word, whichever it is. */
const claims: Judge = ({ context: here, environment }) => {
  if (here !== 'production') return []
  if (environment.SITE_CLAIMS)
    return good(`Numbers and builders on the pages: ${siteSettings(environment).claims}.`)
  return warning(
    'Pages advertise the numbers and builders of the demo, whatever the database holds.',
    'Set SITE_CLAIMS to counted; or to advertised, if you have written your own and they are true.',
  )
}

const persons: Judge = ({ context: here, environment }) => {
  if (here !== 'production') return []
  if (siteSettings(environment).inventedNames === 'no')
    return good('People and builders are said to be real.')
  return warning(
    'People and builders of the demo are shown, with a line that says so.',
    'Write yours into src/domain/company/texts-people.ts and src/domain/home/constants.ts; then set SITE_INVENTED_NAMES to no.',
  )
}

const rates: Judge = ({ check: { at } }) => {
  const old = RATE_SOURCES.filter((source) => isOld(source, new Date(at)))
  if (old.length === 0) return good(`No rate is older than ${OLD_DAYS} days.`)
  const named = old.map((source) => `${sourceText(source).of} (${source.date})`)
  return warning(
    `Rates whose source is older than ${OLD_DAYS} days: ${named.join('; ')}.`,
    'Look them up; write what holds, and the day of its source, into src/domain/states and src/domain/money.',
  )
}

const troubles: Judge = ({ check }) => {
  const now = new Date(check.at)
  const found = troublesOf(check, now).filter((trouble) => trouble !== 'database')
  if (found.length === 0)
    return check.database ? good('The newest build is good, and no mail is stuck.') : []
  return found.map((one) => bad(TROUBLE_SENTENCES[one](check, now), TROUBLE_ADVICE[one]))
}

const backup: Judge = ({ context: here, check: { at, lastBackup } }) => {
  if (lastBackup) return good(`Newest backup: ${agoInWords(lastBackup.endedAt, new Date(at))}.`)
  return here === 'production'
    ? warning('No backup is known.', 'Run npm run backup, and have it run by a schedule.')
    : good('Nothing here needs a backup.')
}

const JUDGES: readonly Judge[] = [
  runtime,
  context,
  secret,
  address,
  token,
  database,
  migrations,
  hook,
  mail,
  mailEvents,
  people,
  settings,
  claims,
  persons,
  rates,
  troubles,
  backup,
]

/** The doctor's report, one line for each check. */
export const findingsOf = (examined: Examined): Finding[] =>
  JUDGES.flatMap((judge) => judge(examined))
