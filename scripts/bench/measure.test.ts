import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { inBytes, inMs, median, withPeakMemory } from './measure.ts'
import { table } from './report.ts'

const run = promisify(execFile)

describe('The bench', () => {
  test('counts the memory of the processes that the measured work starts, and of no others', async () => {
    const hungry =
      'const kept = Buffer.alloc(300e6, 1); setTimeout(() => console.log(kept.length), 1500)'
    const { result, peak } = await withPeakMemory(() =>
      run(process.execPath, [
        '-e',
        `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(hungry)}], { stdio: 'inherit' })`,
      ]),
    )
    expect(result.stdout.trim()).toBe('300000000')
    expect(peak).toBeGreaterThan(300e6)
    expect((await withPeakMemory(async () => 'nothing')).peak).toBe(0)
  })

  test('returns the median of its runs, and sizes and times that people can read', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect([inMs(12.345), inMs(12_345), inBytes(512), inBytes(1_234_567)]).toEqual([
      '12.3 ms',
      '12.3 s',
      '0.512 kB',
      '1.23 MB',
    ])
  })

  test('prints one row for each figure, with aligned columns', () => {
    const lines = table([
      { what: 'a build', value: '2 s', ratio: '4x the bare write' },
      { what: 'a page', value: '0.2 ms', ratio: null },
    ]).split('\n')
    expect(lines).toEqual([
      'what     value   ratio',
      'a build  2 s     4x the bare write',
      'a page   0.2 ms',
    ])
  })
})
