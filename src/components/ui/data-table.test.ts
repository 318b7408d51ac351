import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AUDIT_TEXTS } from '#english/audit/texts'
import { BUILD_TEXTS } from '#english/rebuild/texts'
import type { AuditRow } from '../../contract/audit.ts'
import type { BuildRow } from '../../contract/rebuild.ts'
import { AuditLines } from '../audit/AuditLines.tsx'
import { BuildTable } from '../rebuild/BuildTable.tsx'

const now = new Date('2026-11-22T09:00:00Z')
const at = '2026-11-22T08:00:00Z'
const line: AuditRow = {
  id: '1',
  event: 'signed in',
  at,
  actor: { id: 'u', name: 'Meera' },
  subject: null,
  details: {},
  requestId: 'abc',
}
const build: BuildRow = {
  id: 1,
  result: 'failed',
  revision: 7,
  startedAt: at,
  finishedAt: at,
  error: 'Disk full',
}

test.each([
  ['log', createElement(AuditLines, { lines: [line], now }), AUDIT_TEXTS.columns],
  ['list of builds', createElement(BuildTable, { builds: [build], now }), BUILD_TEXTS.columns],
])('The %s is a table: columns have heads, each row names itself', (_, table, columns) => {
  const { document } = new Window()
  document.body.innerHTML = renderToString(table)
  const heads = [...document.querySelectorAll('thead th[scope=col]')]
  expect(heads.map(({ textContent }) => textContent)).toEqual(Object.values(columns))
  expect(document.querySelectorAll('tbody th[scope=row]')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('·')
})
