import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the work tree these scripts belong to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A path as git and addresses write it, on any machine. */
export const slashed = (path: string, separator = sep) => path.replaceAll(separator, '/')

const own = join(ROOT, '.aangan')
const wholeFunctions = join(ROOT, '.netlify', 'v1', 'functions')

/** What the scripts keep, all of it outside git. */
export const PATHS = {
  own,
  logs: join(own, 'logs'),
  mail: join(own, 'mail'),
  builds: join(own, 'builds'),
  backups: join(own, 'backups'),
  secrets: join(own, 'secrets.json'),
  lock: join(own, 'lock.json'),
  netlifyPid: join(own, 'netlify.pid'),
  hook: join(own, 'hook'),
  seeding: join(own, 'seeding'),
  dist: join(ROOT, 'dist'),
  /** Functions that Netlify packs; netlify.toml names the folder. */
  functions: join(own, 'functions'),
  /** Functions that are whole in themselves, where Netlify looks for what a build makes. */
  wholeFunctions,
  /** The one that renders pages on demand. */
  pageFunction: join(wholeFunctions, 'pages'),
  /** What its pages load: every built site serves it too. */
  pageAssets: join(own, 'pages', 'site', '_astro'),
  database: join(ROOT, '.netlify', 'db'),
  netlifyState: join(ROOT, '.netlify', 'state.json'),
  migrations: join(ROOT, 'src', 'server', 'db', 'migrations'),
} as const
