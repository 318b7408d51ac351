// Every npm script starts with this: `node scripts/run.mjs FILE ARGUMENTS`. It provides Node and the packages, and runs
// the file on that Node like npm: same terminal, same signals, same exit code. Plain JavaScript, no dependency, Node
// 20: it runs on any Node of the host, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import './lib/parent.mjs'
import { withNodeFirst } from './lib/npm.mjs'
import { setUp } from './setup.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PARENT = new URL('./lib/parent.mjs', import.meta.url).href
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {string} node */
function run(node) {
  const [file = '', ...args] = process.argv.slice(2)
  const child = spawn(node, ['--import', PARENT, resolve(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    // Node stores compiled code, so every start of a tool except the first is faster.
    env: {
      NODE_COMPILE_CACHE: join(ROOT, '.aangan', 'compiled'),
      ...withNodeFirst(node, [join(ROOT, 'node_modules', '.bin')]),
    },
  })
  for (const signal of SIGNALS) process.on(signal, () => passOn(child, signal))
  child.once('error', ({ message }) => fail(message))
  child.once('exit', (code, signal) => {
    for (const one of SIGNALS) process.removeAllListeners(one)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}

/**
 * On Windows the terminal signals all its processes, and a signal from here would kill the child: so this only waits.
 * There, SIGTERM comes only from lib/parent.mjs, and the child notices the end of this process in the same way.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function passOn(child, signal) {
  if (process.platform !== 'win32') child.kill(signal)
  else if (signal === 'SIGTERM') process.exit(143)
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`)
  process.exit(1)
}

/** @param {string} node */
function claimPort(node) {
  if (!/[\\/]start\.ts$/.test(process.argv[2] ?? '')) return
  const { status } = spawnSync(node, [join(ROOT, 'scripts', 'lib', 'claim-port.ts')], {
    stdio: 'inherit',
  })
  if (status) process.exit(status)
}

try {
  run(await setUp(ROOT, claimPort))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
