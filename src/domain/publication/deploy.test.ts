import { describe, expect, test } from 'vitest'
import { notifiedBuild } from './deploy.ts'

const told = {
  id: '5f9b2a7c0b8d4c0007c2a111',
  state: 'ready',
  context: 'production',
  created_at: '2026-11-20T10:00:00.000Z',
  error_message: null,
}

describe('A deploy notification', () => {
  test.each([
    ['building', 'running', null],
    ['ready', 'done', null],
    ['error', 'failed', 'Exit code 2'],
  ] as const)('in the state %s tells of a build that is %s', (state, result, error) => {
    expect(notifiedBuild({ ...told, state, error_message: error })).toEqual({
      deployId: told.id,
      result,
      error,
      startedAt: told.created_at,
    })
  })

  test('of a preview or of a state in between concerns no build of the public site', () => {
    expect(notifiedBuild({ ...told, context: 'deploy-preview' })).toBe('other')
    for (const state of ['enqueued', 'uploading', 'toString', '__proto__'])
      expect(notifiedBuild({ ...told, state })).toBe('other')
  })

  test('of a failure without a cause says so, and a time that is none is left out', () => {
    expect(notifiedBuild({ ...told, state: 'error', created_at: 'soon' })).toMatchObject({
      result: 'failed',
      error: expect.stringContaining('no cause'),
      startedAt: null,
    })
  })

  test.each([
    null,
    'ready',
    [],
    {},
    { ...told, id: 7 },
    { ...told, id: '../x' },
    { ...told, id: 'x/..' },
    { ...told, id: 'x'.repeat(81) },
    { ...told, id: '' },
    { ...told, context: null },
  ])('that is none is no notification: %j', (body) => {
    expect(notifiedBuild(body)).toBeNull()
  })
})
