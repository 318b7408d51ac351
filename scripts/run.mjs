// Every npm script runs through this: `node scripts/run.mjs FILE ARGUMENTS` sees to a Node and to the packages, and runs the
// file on that Node as if npm had: same terminal, signals passed on, its ending taken over.
// Plain JavaScript, no dependency, Node 20: it runs on whatever Node the host has, with nothing installed yet.
import { spawn } from 'node:child_process'
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
    // Node keeps what it has compiled, so that all but the first start of a tool is quicker.
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
 * On Windows the terminal tells everyone in it by itself, and a signal from here would be a plain kill: there is only to
 * wait. SIGTERM comes from lib/parent.mjs alone there, and the child sees in the same way that this process is gone.
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

try {
  run(await setUp(ROOT))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
