import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DESK_WORDS } from '../domain/moderation/messages.ts'
import { VIEW_LABELS } from '../domain/moderation/queue-messages.ts'
import { ModerationDesk } from './ModerationDesk.tsx'

test('The desk’s page is built before anything is known: its parts are named, the queue is on its way', () => {
  const html = renderToString(createElement(ModerationDesk))
  for (const words of [...Object.values(VIEW_LABELS), DESK_WORDS.queue, DESK_WORDS.loading])
    expect(html).toContain(words)
})
