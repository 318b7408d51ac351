// The operating system's handling of processes: the only file that knows the differences between POSIX and Windows.
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process'
import { errorCode } from './problem.ts'

/** One process. `group` is the id of its group's leader; on Windows, which has no groups, its own id. */
export type Process = {
  pid: number
  parent: number
  group: number
  bytes: number
  /** The CPU time so far. */
  seconds: number
  command: string
}

const QUIETLY: ExecFileSyncOptionsWithStringEncoding = {
  encoding: 'utf8',
  maxBuffer: 50_000_000,
  stdio: ['ignore', 'pipe', 'ignore'],
  windowsHide: true,
}
const ON_WINDOWS =
  'Get-CimInstance Win32_Process | Select-Object ProcessId,ParentProcessId,WorkingSetSize,KernelModeTime,UserModeTime,CommandLine | ConvertTo-Json -Compress'

/** Returns the program that lists all processes, and the function that reads its output. */
export function listing(platform = process.platform): {
  command: string
  args: string[]
  read: (text: string) => Process[]
} {
  return platform === 'win32'
    ? { command: 'powershell', args: ['-NoProfile', '-Command', ON_WINDOWS], read: readWindows }
    : {
        command: 'ps',
        args: ['-axo', 'pid=,ppid=,pgid=,rss=,time=,stat=,command='],
        read: readPosix,
      }
}

/** Lists all running processes; null if the system has no program for that, as in a small container. */
export function processes(): Process[] | null {
  const { command, args, read } = listing()
  try {
    return read(execFileSync(command, args, QUIETLY))
  } catch {
    return null
  }
}

/** Reads the output of `ps`, without zombies. */
function readPosix(text: string): Process[] {
  return text
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((found) => found !== null && !found[6]?.startsWith('Z'))
    .map((found) => {
      const [pid = 0, parent = 0, group = 0, kilobytes = 0] = found?.slice(1, 5).map(Number) ?? []
      const seconds = secondsOf(found?.[5] ?? '')
      return { pid, parent, group, bytes: kilobytes * 1024, seconds, command: found?.[7] ?? '' }
    })
}

/** Reads "01:02:03", or with days before it, "4-01:02:03"; "2:03.45" on macOS. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse()
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}

type WindowsProcess = {
  ProcessId: number
  ParentProcessId: number
  WorkingSetSize: number
  KernelModeTime: number
  UserModeTime: number
  CommandLine: string | null
}

/** Reads PowerShell's JSON. Windows hides the commands of some processes. */
function readWindows(text: string): Process[] {
  return (JSON.parse(text) as WindowsProcess[]).map((found) => ({
    pid: found.ProcessId,
    parent: found.ParentProcessId,
    group: found.ProcessId,
    bytes: found.WorkingSetSize,
    // In units of 100 nanoseconds.
    seconds: (found.KernelModeTime + found.UserModeTime) / 10_000_000,
    command: found.CommandLine ?? '',
  }))
}

/** Returns the CPU seconds of the processes of a group so far; null if there is none, or they cannot be listed. */
export function groupSeconds(leader: number): number | null {
  const members = processes()?.filter(({ group }) => group === leader) ?? []
  return members.length > 0 ? members.reduce((sum, { seconds }) => sum + seconds, 0) : null
}

/** Whether a process exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Asks a whole group to end. Windows has no such signal; there, a process ends when its pipe is closed. */
export function askGroup(pid: number, platform = process.platform): void {
  if (platform !== 'win32') signalGroup(pid, 'SIGTERM')
}

/** Kills a whole group; on Windows, a process and its descendants. */
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

/**
 * Kills the processes that a group's leader has left behind. On Windows nothing connects them to a leader that has
 * ended, and its id may already belong to another process.
 */
export function killRest(pid: number, platform = process.platform): void {
  if (platform !== 'win32') signalGroup(pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    // The group is empty; macOS answers EPERM if only zombies are left.
    if (errorCode(error) !== 'ESRCH' && errorCode(error) !== 'EPERM') throw error
  }
}
