import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the work tree these scripts belong to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Returns a path with slashes, as git and addresses have it, on any system. */
export const slashed = (path: string, separator = sep) => path.replaceAll(separator, '/')

const own = join(ROOT, '.aangan')
const functions = join(ROOT, '.netlify', 'v1', 'functions')

/** The files that the scripts keep, all outside git. */
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
  /** Where Netlify looks for the functions that a build makes. */
  functions,
  /** The function that renders pages on demand. */
  pageFunction: join(functions, 'pages'),
  /** What Astro has made of the sources, with which pages are rendered from new data. */
  made: join(own, 'made'),
  database: join(ROOT, '.netlify', 'db'),
  netlifyState: join(ROOT, '.netlify', 'state.json'),
  migrations: join(ROOT, 'src', 'server', 'db', 'migrations'),
} as const
