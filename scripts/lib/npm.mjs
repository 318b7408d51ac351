// Plain JavaScript, no dependency, Node 20: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

/**
 * Returns an environment whose first `node` on PATH is this one, followed by `folders`.
 * @param {string} node
 * @param {string[]} folders
 * @param {NodeJS.ProcessEnv} environment
 */
export function withNodeFirst(node, folders = [], environment = process.env) {
  // On Windows its name is Path.
  const key = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(node), ...folders, environment[key]].filter(Boolean).join(delimiter)
  return { ...environment, [key]: path }
}

/** @param {string} node */
function npmOn(node) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.js$/.test(script)) return { command: node, first: [script], shell: false }
  const isWindows = process.platform === 'win32'
  return { command: isWindows ? 'npm.cmd' : 'npm', first: [], shell: isWindows }
}

/**
 * Runs npm on a Node: the npm that started this command, or the one on PATH. Returns its exit code or signal, and its
 * error output. It hides npm's warnings about old packages or other Node versions, which do not matter for running the
 * site.
 * @param {string[]} args
 * @param {{ cwd: string, node: string, quiet?: boolean }} how
 */
export async function runNpm(args, { cwd, node, quiet = false }) {
  const { command, first, shell } = npmOn(node)
  const child = spawn(command, [...first, ...args, ...OPTIONS], {
    cwd,
    shell,
    env: withNodeFirst(node),
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
    process.stderr.write(String(chunk).replace(/^npm warn .*\n?/gim, ''))
  })
  const end = () => child.kill()
  for (const signal of SIGNALS) process.on(signal, end)
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (status, signal) => resolve(signal ?? status))
  })
  for (const signal of SIGNALS) process.off(signal, end)
  return { code, output }
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
// A failure is explained even under `npm start --silent`.
const OPTIONS = [
  '--loglevel=warn',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/

/**
 * Returns why npm failed and what to do, in one sentence.
 * @param {string} output
 * @param {string | number} code
 */
export function explainInstallFailure(output, code) {
  if (UNREACHABLE.test(output)) {
    return 'The packages could not be downloaded: there is no way to the npm registry. Check the network (or proxy) and run the same command again.'
  }
  if (/\bENOSPC\b/.test(output))
    return 'The disk is full. Free about 2 GB and run the same command again.'
  if (/\b(EACCES|EPERM)\b/.test(output)) {
    const how = process.platform === 'win32' ? '' : ' (sudo chown -R "$USER" .)'
    return `npm may not write into this folder: it belongs to another user or is in use. Give it to yourself${how} and run the same command again.`
  }
  return `npm ended with code ${code}; its own message is above. Mend that and run the same command again.`
}
