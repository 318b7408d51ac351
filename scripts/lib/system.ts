// What the operating system does with processes: the one place that knows how POSIX and Windows differ there.
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { errorCode } from './problem.ts'

/** One process; `group` is the number of its group's leader, on Windows, which has no groups, its own. */
export type Process = {
  pid: number
  parent: number
  group: number
  bytes: number
  command: string
}

const QUIETLY: ExecFileSyncOptionsWithStringEncoding = {
  encoding: 'utf8',
  maxBuffer: 50_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
  windowsHide: true,
}
const ON_WINDOWS =
  'Get-CimInstance Win32_Process | Select-Object ProcessId,ParentProcessId,WorkingSetSize,CommandLine | ConvertTo-Json -Compress'

/** The program that lists every process, and how to read what it says. */
export function listing(platform = process.platform): {
  command: string
  args: string[]
  read: (text: string) => Process[]
} {
  return platform === 'win32'
    ? { command: 'powershell', args: ['-NoProfile', '-Command', ON_WINDOWS], read: readWindows }
    : { command: 'ps', args: ['-axo', 'pid=,ppid=,pgid=,rss=,stat=,command='], read: readPosix }
}

/** Every process that runs. Throws where the system has no way to ask. */
export function processes(): Process[] {
  const { command, args, read } = listing()
  return read(execFileSync(command, args, QUIETLY))
}

/** What `ps` says, without those that have ended and wait to be asked how. */
function readPosix(text: string): Process[] {
  return text
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null && !found[5]?.startsWith('Z'))
    .map((found) => {
      const [pid = 0, parent = 0, group = 0, kilobytes = 0] = found?.slice(1, 5).map(Number) ?? []
      return { pid, parent, group, bytes: kilobytes * 1024, command: found?.[6] ?? '' }
    })
}

type WindowsProcess = {
  ProcessId: number
  ParentProcessId: number
  WorkingSetSize: number
  CommandLine: string | null
}

/** What PowerShell says as JSON; the system does not tell of everyone's command. */
function readWindows(text: string): Process[] {
  return (JSON.parse(text) as WindowsProcess[]).map((found) => ({
    pid: found.ProcessId,
    parent: found.ParentProcessId,
    group: found.ProcessId,
    bytes: found.WorkingSetSize,
    command: found.CommandLine ?? '',
  }))
}

/** Seconds that a process has computed so far; null where it is not there or cannot be asked. */
export function cpuSeconds(pid: number): number | null {
  if (process.platform === 'win32') return null
  try {
    const said = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], QUIETLY).trim()
    // "01:02:03", or with days before it; "2:03.45" on macOS.
    const [clock = '', days = '0'] = said.split('-').reverse()
    return (
      clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
    )
  } catch {
    return null
  }
}

/** Whether a process exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Asks a whole group to end. Windows has no such word; there a process is asked by closing its pipe. */
export function askGroup(pid: number, platform = process.platform): void {
  if (platform !== 'win32') signalGroup(pid, 'SIGTERM')
}

/** Makes a whole group end, on Windows a process and all below it. */
export function killGroup(pid: number, platform = process.platform): void {
  if (platform !== 'win32') signalGroup(pid, 'SIGKILL')
  else if (pid) killTree(pid)
}

function killTree(pid: number): void {
  try {
    execFileSync('taskkill', ['/pid', String(pid), '/t', '/f'], QUIETLY)
  } catch {
    // It has ended.
  }
}

/** Ends what a group's leader has left behind. On Windows nothing joins it to a leader that is gone, whose number is soon another's. */
export function killRest(pid: number, platform = process.platform): void {
  if (platform !== 'win32') signalGroup(pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // Nobody is left in the group; macOS says EPERM where only zombies are.
    if (errorCode(error) !== 'ESRCH' && errorCode(error) !== 'EPERM') throw error
  }
}
