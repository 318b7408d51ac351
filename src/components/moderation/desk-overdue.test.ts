import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PATHS } from '../../contract/paths.ts'
import { deskOf } from '../../test/support/browser/queued.ts'
import { DeskOverdue } from './DeskHead.tsx'

const shown = (
  overdueReports: number,
  overdueMessages: number,
  overdueLaunches = 0,
  overduePapers = 0,
) =>
  renderToString(
    createElement(DeskOverdue, {
      counts: {
        ...deskOf([]).counts,
        overdueReports,
        overdueMessages,
        overdueLaunches,
        overduePapers,
      },
      reports: '?view=reports',
    }),
  )

test('What is overdue is counted above the desk, each count a link to it; nothing else is', () => {
  expect(shown(0, 0)).toBe('')
  expect(shown(1, 0)).toMatch(/href="\?view=reports".*>1 report is overdue</)
  expect(shown(0, 2)).toContain(`href="${PATHS.adminMessages}"`)
  expect(shown(0, 2)).toMatch(/>2 messages are overdue</)
  expect(shown(0, 2)).not.toContain('report')
  expect(shown(0, 0, 1)).toMatch(/href="\/admin\/launches".*>1 launch is overdue</)
  expect(shown(0, 0, 0, 2)).toMatch(/href="\/admin\/papers".*>2 papers are overdue</)
})
