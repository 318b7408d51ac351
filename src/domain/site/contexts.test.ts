import { describe, expect, test } from 'vitest'
import { CONTEXT_RULES, SITE_CONTEXTS, siteContext, storeName } from './contexts.ts'

const functionIn = (context: string) => ({ Netlify: { context: { deploy: { context } } } })

describe('The context of the portal', () => {
  test.each([
    ['what Netlify tells a function', { SITE_ID: 'x' }, functionIn('production'), 'production'],
    ['a pull request', { SITE_ID: 'x' }, functionIn('deploy-preview'), 'preview'],
    ['a branch', { SITE_ID: 'x' }, functionIn('branch-deploy'), 'preview'],
    ['a branch with a context of its own', { SITE_ID: 'x' }, functionIn('staging'), 'preview'],
    ['a build of the public site', { NETLIFY: 'true', CONTEXT: 'production' }, {}, 'production'],
    ['a build of a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, {}, 'preview'],
    ['netlify dev', { NETLIFY_DEV: 'true', CONTEXT: 'production' }, functionIn('dev'), 'local'],
    ['a command for it', { CONTEXT: 'dev' }, {}, 'local'],
    ['a script or a test', {}, {}, 'local'],
    ['a function between two requests', {}, { Netlify: { context: null } }, 'local'],
  ] as const)('is read for %s', (_, environment, host, context) => {
    expect(siteContext(environment, host)).toBe(context)
  })

  test('is a preview on Netlify if it is not set', () => {
    expect(siteContext({ SITE_ID: 'x' }, {})).toBe('preview')
    expect(siteContext({ NETLIFY: 'true' }, {})).toBe('preview')
  })

  test('is taken from DEPLOY_CONTEXT only if Netlify names none', () => {
    const set = { SITE_ID: 'x', DEPLOY_CONTEXT: 'production' }
    expect(siteContext(set, {})).toBe('production')
    expect(siteContext(set, functionIn('deploy-preview'))).toBe('preview')
    expect(siteContext({ ...set, CONTEXT: 'deploy-preview' }, {})).toBe('preview')
  })
})

test('A preview mails nobody, builds nothing, erases nothing and is listed nowhere; the others do all of it', () => {
  const doing = SITE_CONTEXTS.map((context) => [
    context,
    ...new Set(Object.values(CONTEXT_RULES[context])),
  ])
  expect(doing).toEqual([
    ['production', true],
    ['preview', false],
    ['local', true],
  ])
})

test('A preview has stores of its own', () => {
  expect(SITE_CONTEXTS.map((context) => storeName('photos', context))).toEqual([
    'photos',
    'photos-preview',
    'photos',
  ])
})
