import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isAlive, killGroup, listing, processes } from './system.ts'

const WAIT = ['-e', 'console.log(1); setInterval(() => {}, 1000)']

test('This machine lists its processes with id, parent, memory and command', () => {
  const own = processes()?.find(({ pid }) => pid === process.pid)
  expect(own?.parent).toBe(process.ppid)
  expect(own?.bytes).toBeGreaterThan(10e6)
  expect(own?.command).toMatch(/node|vitest/)
})

test('A group is killed, and then no process of it is left', async () => {
  const child = spawn(process.execPath, WAIT, { detached: process.platform !== 'win32' })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const { pid = 0 } = child
  expect(isAlive(pid)).toBe(true)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  killGroup(pid)
  await ended
  expect(isAlive(pid)).toBe(false)
  killGroup(pid)
})

describe('The list of processes', () => {
  test('is read on Linux and macOS, without those that have ended', () => {
    const { command, read } = listing('darwin')
    expect(command).toBe('ps')
    expect(
      read(
        '    1     0     1   1024 4-01:02:03 Ss   /sbin/init splash\n  320    12   300  20480   2:03.45 S+   node scripts/start.ts\n  321   320   300      0 00:00:01 Z    (node)\n',
      ),
    ).toEqual([
      {
        pid: 1,
        parent: 0,
        group: 1,
        bytes: 1_048_576,
        seconds: 349_323,
        command: '/sbin/init splash',
      },
      {
        pid: 320,
        parent: 12,
        group: 300,
        bytes: 20_971_520,
        seconds: 123.45,
        command: 'node scripts/start.ts',
      },
    ])
  })

  test('is read on Windows, where each process is its own group and some hide their command', () => {
    const { command, read } = listing('win32')
    expect(command).toBe('powershell')
    const said = [
      {
        ProcessId: 4,
        ParentProcessId: 0,
        WorkingSetSize: 4096,
        KernelModeTime: 0,
        UserModeTime: 0,
        CommandLine: null,
      },
      {
        ProcessId: 320,
        ParentProcessId: 12,
        WorkingSetSize: 20_971_520,
        KernelModeTime: 5_000_000,
        UserModeTime: 20_000_000,
        CommandLine: '"C:\\node\\node.exe" C:\\aangan\\scripts\\start.ts',
      },
    ]
    expect(read(JSON.stringify(said))).toEqual([
      { pid: 4, parent: 0, group: 4, bytes: 4096, seconds: 0, command: '' },
      {
        pid: 320,
        parent: 12,
        group: 320,
        bytes: 20_971_520,
        seconds: 2.5,
        command: '"C:\\node\\node.exe" C:\\aangan\\scripts\\start.ts',
      },
    ])
  })
})
