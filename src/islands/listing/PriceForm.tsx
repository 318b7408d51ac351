import { PRICE_CHANGE_TEXTS as texts } from '#language/listing/texts-own'
import { $ownListings } from '../../client/listing/own-listings.store.ts'
import { $acting, $pricing } from '../../client/listing/own-listings-actions.store.ts'
import {
  $typedPrice,
  changedFrom,
  closePrice,
  confirmPrice,
  sendPrice,
  typePrice,
} from '../../client/listing/price-change.store.ts'
import { AnswerField } from '../../components/form/AnswerField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import type { OwnListing } from '../../contract/listing.ts'
import { LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import { readPrice, withPrice } from '../../domain/listing-draft/price-change.ts'
import { useInitial } from '../lib/use-initial.ts'

/** What happens with a new price, by what visitors see of the listing. */
function nextOf({ state, listingState, change }: OwnListing): string {
  if (change?.version) return texts.next.waiting
  if (state === 'pending') return texts.next.pending
  return listingState === 'expired' ? texts.next.expired : texts.next.published
}

/** The form for a new price of one listing, in its row. */
export function PriceForm() {
  const id = useInitial($pricing)
  const listing = useInitial($ownListings)?.find((one) => one.id === id)
  const { typed, questions, errors, attempt } = useInitial($typedPrice)
  const busy = useInitial($acting) === id
  if (!listing) return null
  const { fields } = changedFrom(listing)
  return (
    <Form
      state={{ phase: busy ? 'busy' : 'open', errors, attempt }}
      onSubmit={() => void sendPrice()}
      submitText={texts.submit}
      busyText={texts.busy}
      beside={
        <QuietButton disabled={busy} onClick={closePrice}>
          {texts.cancel}
        </QuietButton>
      }
      focusFirst
    >
      <AnswerField
        name="price"
        field={LISTING_FIELDS.price}
        override={{
          label: texts.label(shownName(listing.projectBuildingName)),
          hint: nextOf(listing),
          letters: true,
        }}
        form={{
          values: withPrice(fields, typed),
          errors,
          onAnswer: (_, value) => typePrice(value),
          read: () => readPrice(fields, typed),
          // One after another, whichever answer the price makes unusual.
          questions: questions.slice(0, 1).map((one) => ({ ...one, field: 'price' as const })),
          onConfirm: () => void confirmPrice(),
        }}
      />
    </Form>
  )
}
