import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accessibilityStatement } from '#language/site/texts-accessibility'
import { TRIED_BY } from './accessibility.ts'
import { siteSettings } from './settings.ts'

it('The statement names what the tests in the source code try, and no other', () => {
  for (const file of Object.values(TRIED_BY)) expect([file, existsSync(file)]).toEqual([file, true])
  const tried = accessibilityStatement(siteSettings({}), '2026-11-29T20:00:00Z').find(
    ({ id }) => id === 'tried',
  )
  expect(tried?.points).toHaveLength(Object.keys(TRIED_BY).length)
  expect(tried?.paragraphs.join(' ')).toContain('last ran there on 30 Nov 2026')
})

it('The statement has a way to be told, and by when an answer comes', () => {
  const settings = { name: 'Aangan', grievanceEmail: 'help@aangan.example' }
  const told = accessibilityStatement(settings, '2026-11-29').find(({ id }) => id === 'contact')
  expect(told?.paragraphs.join()).toMatch(/help@aangan\.example.*within 24 hours.*within 7 days/)
})
