import type { ReactNode } from 'react'
import type { PublicListing } from '../../contract/listing.ts'
import { AVAILABILITY_LABELS, toCard } from '../../domain/listing/card.ts'
import { CHECK_MESSAGES } from '../../domain/listing/check-messages.ts'
import { listingChecks } from '../../domain/listing/checks.ts'
import { listingFacts, mainFacts } from '../../domain/listing/facts.ts'
import { ENQUIRY_MESSAGES } from '../../domain/enquiry/messages.ts'
import { formatRupeesShort } from '../../domain/money/rules.ts'
import { PHONE_MESSAGES } from '../../domain/phone/messages.ts'
import { REPORT_MESSAGES } from '../../domain/report/messages.ts'
import { DETAIL_MESSAGES as SAY } from '../../domain/site/messages.ts'
import { formatDate, formatMonth, relativeDay } from '../../domain/time/calendar.ts'
import { Sign } from '../wizard/Sign.tsx'
import { DetailHead } from './DetailHead.tsx'
import { PhotoMosaic } from './PhotoMosaic.tsx'

/** A listing's page from the API, in the same parts and classes as the page built ahead. */
export function ListingDetail({ listing }: { listing: PublicListing }) {
  return (
    <>
      <PhotoMosaic listing={listing} photos={listing.photos} />
      <div className="detail-grid">
        <div>
          <DetailHead card={toCard(listing)} facts={mainFacts(listing)} />
          <Section id="facts" title="Facts">
            <dl className="facts">
              {listingFacts(listing).map((fact) => (
                <div key={fact.label}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </Section>
          {listing.amenities.length > 0 && (
            <Section id="amenities" title="Amenities">
              <ul className="amenities">
                {listing.amenities.map((amenity) => (
                  <li key={amenity}>
                    <Sign name={amenity} />
                    {amenity}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {listing.description && (
            <Section id="description" title="Description">
              <p className="detail-description">{listing.description}</p>
            </Section>
          )}
          <Section id="place" title="Place">
            <p className="detail-place">
              <Sign name="place" />
              <span>
                {listing.locality}, {listing.city}
              </span>
            </p>
          </Section>
          <Section id="checked" title={CHECK_MESSAGES.title}>
            <Checks listing={listing} />
          </Section>
          {listing.availability === 'available' && (
            <p className="detail-report no-print">
              <button
                className="text-link"
                type="button"
                {...askedOf(listing)}
                data-dialog="report"
                data-failed={REPORT_MESSAGES.loadFailed}
              >
                <Sign name="report" />
                {REPORT_MESSAGES.open}
              </button>
            </p>
          )}
        </div>
        <Owner listing={listing} />
      </div>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="detail-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Checks({ listing }: { listing: PublicListing }) {
  return (
    <div className="check-panel">
      <ul className="checks">
        {listingChecks(listing).map(({ sign, good, text, at, relative }) => (
          <li key={sign} data-good={good}>
            <Sign name={good ? sign : 'open'} />
            <span>
              {text}
              {at && (
                <>
                  {' '}
                  <time dateTime={at}>
                    {relative ? relativeDay(at, new Date()) : formatDate(at)}
                  </time>
                  .
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="check-not">
        <h3>{CHECK_MESSAGES.notTitle}</h3>
        <ul>
          {CHECK_MESSAGES.not.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What the button of a dialog says of the listing. */
const askedOf = ({ id, projectBuildingName, owner }: PublicListing) => ({
  'data-listing': id,
  'data-title': projectBuildingName,
  'data-owner': owner.name,
})

function Owner({ listing }: { listing: PublicListing }) {
  const { owner, availability } = listing
  return (
    <aside aria-label="Owner">
      <div className="owner">
        {availability !== 'available' && (
          <div>
            <p className="tag tag-dark">{AVAILABILITY_LABELS[availability]}</p>
            <p className="muted">{SAY.closedHint}</p>
          </div>
        )}
        <div className="owner-who">
          <span className="owner-initial" aria-hidden="true">
            {Array.from(owner.name)[0]?.toUpperCase()}
          </span>
          <div>
            <p className="owner-name">{owner.name}</p>
            <p className="muted">
              {owner.role}, member since {formatMonth(owner.memberSince)}
            </p>
          </div>
        </div>
        <div className="owner-actions no-print">
          <span className="owner-actions-price">{formatRupeesShort(listing.price)}</span>
          {availability === 'available' && (
            <button
              className="action action-main owner-ask"
              type="button"
              {...askedOf(listing)}
              data-dialog="enquiry"
              data-failed={ENQUIRY_MESSAGES.loadFailed}
            >
              {ENQUIRY_MESSAGES.open}
            </button>
          )}
          <button className="action action-quiet" type="button" data-share>
            <Sign name="share" />
            <span>Share</span>
          </button>
          <button
            className="action action-quiet"
            type="button"
            data-favourite={listing.id}
            aria-pressed="false"
          >
            <Sign name="save" />
            <span>Save</span>
          </button>
        </div>
        {availability === 'available' && (
          <button
            className="action action-quiet owner-phone no-print"
            type="button"
            {...askedOf(listing)}
            data-dialog="phone"
            data-failed={PHONE_MESSAGES.loadFailed}
          >
            <Sign name="phone" />
            {PHONE_MESSAGES.open}
          </button>
        )}
      </div>
    </aside>
  )
}
