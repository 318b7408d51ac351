// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the host has, with nothing installed yet.
// So: plain JavaScript, no dependency, Node 20.
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MODULES = join(ROOT, 'node_modules')

/** True when node_modules holds the lockfile's packages: npm writes its own record of them when it has finished. */
export function isInstalled(root = ROOT) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(readFileSync(record, 'utf8')).packages
    return Object.entries(wanted).every(([path, entry]) => {
      // Optional packages are mostly builds for other machines.
      if (path === '' || (!found[path] && (entry.optional || entry.devOptional))) return true
      return found[path]?.version === entry.version && existsSync(join(root, path))
    })
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`)
  process.exit(1)
}

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

/** Why `npm ci` failed, in one sentence that says what to do. */
export function explainInstallFailure(output, code) {
  if (UNREACHABLE.test(output)) {
    return 'The packages could not be downloaded: there is no way to the npm registry. Check the network (or proxy) and run the same command again.'
  }
  if (/\bENOSPC\b/.test(output))
    return 'The disk is full. Free about 2 GB and run the same command again.'
  if (/\b(EACCES|EPERM)\b/.test(output)) {
    return 'npm may not write into node_modules: it belongs to another user. Give the folder to yourself (sudo chown -R "$USER" .) and run the same command again.'
  }
  return `npm ci ended with code ${code}; its own message is above. Mend that and run the same command again.`
}

async function install() {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('› Installing the packages of package-lock.json (once; one to four minutes)…')
  const tick = setInterval(() => console.log(`  still installing… ${seconds()} s`), 10_000)

  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const options = [
    'ci',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  const child = spawn(command, [...first, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
    // A warning about a package that is old or wants another Node says nothing to who only wants the site.
    process.stderr.write(String(chunk).replace(/^npm warn .*\n?/gim, ''))
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (status, signal) => resolve(signal ?? status))
  })
  clearInterval(tick)
  if (code !== 0) fail(explainInstallFailure(output, code))
  console.log(`✓ Packages installed (${seconds()} s)`)
}

async function main() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(
      `Node ${process.versions.node} is too old. Install Node 20 or newer from https://nodejs.org and run the same command again.`,
    )
  if (isInstalled()) return
  // npm would empty whatever the link leads to.
  if (existsSync(MODULES) && lstatSync(MODULES).isSymbolicLink()) {
    fail(
      'node_modules is a link to a folder that does not fit package-lock.json. Run `npm ci` where it leads to, or remove the link.',
    )
  }
  await install()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
