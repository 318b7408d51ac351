import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the work tree these scripts belong to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** A path as git and addresses write it, on any machine. */
export const slashed = (path: string, separator = sep) => path.replaceAll(separator, '/')

const own = join(ROOT, '.aangan')

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
  /** The function that renders pages on demand, where Netlify looks for what a build makes. */
  pageFunction: join(ROOT, '.netlify', 'v1', 'functions', 'pages'),
  /** What its pages load: every built site serves it too. */
  pageAssets: join(own, 'pages', 'site', '_astro'),
  database: join(ROOT, '.netlify', 'db'),
  netlifyState: join(ROOT, '.netlify', 'state.json'),
  migrations: join(ROOT, 'src', 'server', 'db', 'migrations'),
} as const
