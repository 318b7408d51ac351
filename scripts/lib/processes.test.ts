import { type ChildProcess, spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { endLeftoverGroup } from './processes.ts'

const children: ChildProcess[] = []

/** A group of its own, as a killed start leaves one, with a word on its command line. */
async function leftover(
  word: string,
): Promise<{ pid: number; ended: Promise<NodeJS.Signals | null> }> {
  const child = spawn(
    process.execPath,
    ['-e', 'console.log(1); setInterval(() => {}, 1000)', word],
    { detached: true },
  )
  children.push(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return {
    pid: child.pid ?? 0,
    ended: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))),
  }
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('A group that an earlier start left behind is ended, even a stopped one', async () => {
  const { pid, ended } = await leftover('a-portal-in-this-folder')
  process.kill(pid, 'SIGSTOP')
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder', 100)).toBe(true)
  expect(await ended).toBe('SIGKILL')
})

test('A group whose number belongs to another program by now is left alone', async () => {
  const { pid } = await leftover('something-else')
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder', 100)).toBe(false)
  expect(process.kill(pid, 0)).toBe(true)
})

test('A group that is gone is no reason to wait', async () => {
  const { pid, ended } = await leftover('a-portal-in-this-folder')
  process.kill(pid, 'SIGKILL')
  await ended
  expect(await endLeftoverGroup(pid, 'a-portal-in-this-folder')).toBe(false)
})
