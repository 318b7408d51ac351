import { AFFORD_TEXTS } from '#language/afford/texts'
import { SUM_TEXTS as texts } from '#language/afford/texts-sum'
import { affordOf, type Home } from '../../domain/afford/rules.ts'
import { affordWords, type SumPart } from '../../domain/afford/words.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import {
  ALL_PROPERTY_TYPES,
  BROKERAGES,
  CATEGORIES,
  LISTING_TYPES,
  POSSESSIONS,
} from '../../domain/listing/constants.ts'
import { part } from '../lib/parts.ts'
import { element } from '../lib/sheet.ts'
import { count, type Kind, objectOf, oneOf, orNull, parsed } from '../lib/stored.ts'
import { keepAnswers, ownMeans } from './own-means.ts'

const amount = orNull(count)
const homeOf: Kind<Home> = objectOf({
  listingType: oneOf(LISTING_TYPES),
  propertyType: oneOf(ALL_PROPERTY_TYPES),
  propertyCategory: oneOf(CATEGORIES),
  city: oneOf(CITY_NAMES),
  possession: orNull(oneOf(POSSESSIONS)),
  brokerage: orNull(oneOf(BROKERAGES)),
  ...{ price: count, deposit: amount, maintenance: amount },
})

function partOf({ title, total, lines }: SumPart): HTMLElement[] {
  const list = element('dl', {})
  list.append(
    ...[{ label: title, amount: total, note: '' }, ...lines].map(({ label, amount, note }, n) => {
      const row = element('div', { className: n === 0 ? 'own-means-total' : '' })
      const term = element('dt', { textContent: label })
      if (note) term.append(' ', element('small', { className: 'muted', textContent: note }))
      row.append(term, element('dd', { className: 'digits', textContent: amount }))
      return row
    }),
  )
  return [list]
}

/** Shows whether the home of an element fits what the visitor can pay, with the sum; hides it where they said nothing. */
export function show(host: HTMLElement): void {
  const [open, sum] = [part(host, 'open'), part(host, 'sum')]
  const means = ownMeans()
  const home = parsed(host.dataset.home, homeOf)
  const afford = means && home && affordOf(home, means)
  sum.hidden = !means || !afford
  const label = sum.hidden ? AFFORD_TEXTS.open : texts.change
  open.lastChild?.replaceWith(label)
  if (!means || !home || !afford) return
  const { word, because, parts, notes, aged } = affordWords(home, afford, means, new Date())
  const head = element('h2', {})
  head.append(
    element('span', { className: 'own-means-for', textContent: `${texts.title}: ` }),
    element('strong', { className: 'own-means-word', textContent: word }),
  )
  sum.dataset.verdict = afford.verdict ?? 'open'
  const behind = element('details', { open: sum.querySelector('details')?.open ?? false })
  const more = element('ul', {})
  more.append(...notes.map((textContent) => element('li', { textContent })))
  const foot = element('p', {
    className: 'muted own-means-foot',
    textContent: [...aged, texts.advice].join(' '),
  })
  behind.append(
    element('summary', { textContent: texts.sum }),
    ...parts.flatMap(partOf),
    more,
    foot,
  )
  sum.replaceChildren(head, element('p', { textContent: because }), behind)
}

/** Asks what the visitor can pay, in a sheet; then says whether the home of an element fits. */
export async function askMeans(host: HTMLElement): Promise<void> {
  const { openMeansSheet } = await import('./means-sheet.ts')
  await openMeansSheet(
    part(host, 'open'),
    { wish: null },
    {
      keep(answers) {
        keepAnswers(answers)
        show(host)
      },
    },
  )
}
