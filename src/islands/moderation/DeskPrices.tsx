import '../../components/moderation/desk.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DESK_TEXTS, EDIT_REJECT_TEXTS } from '#english/moderation/texts'
import { PRICES_TEXTS as texts } from '#english/moderation/texts-prices'
import { $deciding, $rejecting, createRejection } from '../../client/moderation/decisions.store.ts'
import {
  $chosenPrices,
  $prices,
  $pricesProblem,
  $saidOfPrice,
  approvePrices,
  chooseNoPrices,
  choosePlainPrices,
  followPrices,
  notePrice,
  openPriceRejection,
  plainPrices,
  refreshPrices,
  togglePrice,
} from '../../client/moderation/prices.store.ts'
import { PriceList } from '../../components/moderation/PriceList.tsx'
import { PricesBar } from '../../components/moderation/PricesBar.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { RejectDialog } from './RejectDialog.tsx'

/** Changes of a price and nothing else; part of the desk's root. */
export function DeskPrices() {
  const prices = useStore($prices)
  const problem = useStore($pricesProblem)
  const chosen = useStore($chosenPrices)
  const said = useStore($saidOfPrice)
  const working = useStore($deciding)
  const rejecting = useStore($rejecting)
  useEffect(followPrices, [])
  const changes = prices?.changes ?? []
  return (
    <section className="desk-wide" aria-labelledby="prices-title" aria-busy={!prices && !problem}>
      <h2 id="prices-title">{texts.title}</h2>
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void refreshPrices()}>{DESK_TEXTS.retry}</QuietButton>}
        >
          <p>
            {texts.failed} {problem}
          </p>
        </Alert>
      )}
      {!prices && !problem && <Skeleton label={texts.loading} shape="row" count={3} />}
      {prices && changes.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {prices && changes.length > 0 && (
        <>
          <p className="muted">{texts.about}</p>
          <PricesBar
            chosen={chosen.length}
            free={plainPrices(changes).length}
            busy={working !== null}
            onAll={choosePlainPrices}
            onNone={chooseNoPrices}
            onApprove={() => void approvePrices()}
          />
          <PriceList
            changes={changes}
            chosen={new Set(chosen.map(({ id }) => id))}
            said={said}
            now={new Date()}
            busy={working !== null}
            onSeen={(change) => void notePrice(change)}
            onChoose={togglePrice}
            onReject={openPriceRejection}
          />
          {prices.more > 0 && <p className="muted">{texts.more(prices.more)}</p>}
        </>
      )}
      <RejectDialog
        create={rejecting && (() => createRejection(rejecting))}
        words={EDIT_REJECT_TEXTS}
        onClose={() => $rejecting.set(null)}
      />
    </section>
  )
}
