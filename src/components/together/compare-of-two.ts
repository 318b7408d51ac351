import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import type { PublicListing } from '../../contract/public-listing.ts'
import type { ComparedRow } from '../../domain/listing/compare.ts'
import { COMPARED_MOST } from '../../domain/listing/device-lists.ts'
import { CompareTableElement } from '../shortlist/compare-table.ts'

type Store = typeof import('../../client/together/together.store.ts')

/** The homes of a list for two side by side, those first that both like, and what each said of them. */
export class CompareOfTwoElement extends CompareTableElement {
  #out = new Set<string>()
  #store: Store | undefined

  /** The list comes with the island beside the table, so that no other page's scripts grow by it. */
  protected override async follow(signal: AbortSignal) {
    this.#store = await import('../../client/together/together.store.ts')
    if (signal.aborted) return
    const stop = this.#store.$compared.subscribe(() => void this.load())
    signal.addEventListener('abort', stop)
  }

  protected override asked(): string[] {
    const homes = this.#store?.$compared.get().filter(({ id }) => !this.#out.has(id)) ?? []
    return homes.slice(0, COMPARED_MOST).map(({ id }) => id)
  }

  /** The list has them already, also without a connection. */
  protected override async read(ids: readonly string[]): Promise<readonly PublicListing[]> {
    const listings = this.#store?.$togetherListings.get()
    return ids.flatMap((id) => listings?.get(id) ?? [])
  }

  protected override leave(id: string) {
    this.#out.add(id)
  }

  protected override rowsAbove(listings: readonly PublicListing[]): ComparedRow[] {
    const list = this.#store?.$list.get()
    if (!list) return []
    const homes = new Map(list.homes.map((home) => [home.id, home]))
    const row = (label: string, of: 'mine' | 'theirs') => ({
      label,
      values: listings.map(({ id }) => {
        const said = homes.get(id)?.[of]
        return { text: said?.answer ? texts.answers[said.answer] : texts.noAnswer }
      }),
    })
    return [row(texts.you, 'mine'), ...(list.other ? [row(list.other, 'theirs')] : [])]
  }
}
