// The first step of every command, before anything is installed: plain JavaScript, no dependency, Node 20.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideNode } from './lib/host-node.mjs'
import { explainInstallFailure, runNpm } from './lib/npm.mjs'

/**
 * True if node_modules contains the lockfile's packages. npm writes its own record of them when it has finished.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  try {
    const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const found = JSON.parse(readFileSync(record, 'utf8')).packages
    return Object.entries(locked).every(([path, entry]) => {
      // Optional packages are mostly builds for other machines.
      if (path === '' || (!found[path] && (entry.optional || entry.devOptional))) return true
      return found[path]?.version === entry.version && existsSync(join(root, path))
    })
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {string} node
 */
async function install(root, node) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.log('› Installing the packages of package-lock.json (once; one to four minutes)…')
  const tick = setInterval(() => console.log(`  still installing… ${seconds()} s`), 10_000)
  const { code, output } = await runNpm(['ci'], { cwd: root, node })
  clearInterval(tick)
  if (code !== 0) throw new Error(explainInstallFailure(output, code))
  console.log(`✓ Packages installed (${seconds()} s)`)
}

/**
 * Provides the packages and a new enough Node; returns the Node for everything else.
 * @param {string} root
 * @param {(node: string) => void} beforeInstall
 */
export async function setUp(root, beforeInstall = () => {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error(
      `Node ${process.versions.node} is too old. Install Node 24 from https://nodejs.org and run the same command again.`,
    )
  const node = await provideNode({ folder: join(root, '.aangan', 'node') })
  if (isInstalled(root)) return node
  // npm would empty the folder to which the link points.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'node_modules is a link to a folder that does not fit package-lock.json. Run `npm ci` where it leads to, or remove the link.',
    )
  beforeInstall(node)
  await install(root, node)
  return node
}
