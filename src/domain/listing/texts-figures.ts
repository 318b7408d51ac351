import type { Figures } from './views.ts'
import { VIEWS } from './views.ts'

const seen = (views: number) => (views === 0 ? 'No views counted yet' : `About ${views} views`)
const savedBy = (saved: number) => {
  if (saved === 0) return 'not saved yet'
  return saved === 1 ? 'saved once' : `saved ${saved} times`
}
const questions = (asked: number) => {
  if (asked === 0) return 'no questions'
  return asked === 1 ? '1 question' : `${asked} questions`
}

/** Texts of a listing's figures, for its poster. */
export const FIGURE_TEXTS = {
  line: ({ views, saved, asked, shown }: Figures) =>
    [
      seen(views),
      savedBy(saved),
      questions(asked),
      shown === 0 ? 'number not shown yet' : `number shown to ${shown}`,
    ].join(' · '),
  note: `Views are reckoned from one visit in ${VIEWS.oneIn} and counted each night, without cookies. Saved counts accounts.`,
} as const
