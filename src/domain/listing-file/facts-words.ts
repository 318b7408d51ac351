import { lexicon, NEGOTIATION_WORDS } from '../reading/parts.ts'
import { lazy } from '../text/lazy.ts'

/**
 * What an amount is paid for, by the word beside it; `none` is no amount of a listing,
 * nor is one of a `charge`, which is also said of a price: "45 lakh, loan available".
 */
export const MONEY_LABELS = lazy(() =>
  lexicon<'price' | 'rent' | 'sale' | 'deposit' | 'maintenance' | 'charge' | 'none'>([
    [
      'price; cost; rate; demand; asking; asking price; expected; expected price; budget; total price; amount; final price; all inclusive price; कीमत; दाम; भाव; keemat; kimat; daam; bhav; मूल्य; रेट; डिमांड',
      'price',
    ],
    [
      'rent; monthly rent; rent per month; expected rent; rental; kiraya; किराया; bhada; भाड़ा; lease; lease rent; रेंट',
      'rent',
    ],
    ['sale price; selling price; sale; sell; बिक्री मूल्य', 'sale'],
    [
      'deposit; security; security deposit; advance; refundable deposit; sd; सिक्योरिटी; एडवांस; डिपॉज़िट; pagdi',
      'deposit',
    ],
    [
      'maintenance; maint; mnt; maintenance charges; maint charges; maintainance; cam; cam charges; society charges; मेंटेनेंस',
      'maintenance',
    ],
    [
      'emi; token; booking; booking amount; token amount; plc; gst; registry; registration; mutation; stamp duty; loan; home loan; bank loan; parking charges; club charges; edc; idc; transfer charges; electricity; bijli; water; brokerage; commission',
      'charge',
    ],
    [
      'circle rate; was; market price; market rate; less than; less than market; below market; discount; cheaper',
      'none',
    ],
  ]),
)

/** What is said of other charges without an amount. */
export const CHARGES = lazy(() =>
  lexicon<true>([
    [
      'maint; maintenance; maint extra; maintenance extra; plus maint; plus maintenance; with maintenance; incl maintenance; including maintenance; maintenance included; plc extra; plc; gst extra; registry extra; all inclusive; all incl; मेंटेनेंस अलग',
      true,
    ],
  ]),
)

export const NEGOTIATION = lazy(() =>
  lexicon(NEGOTIATION_WORDS.map(([words, [meant = 'Yes']]) => [words, meant] as const)),
)

/** What follows is beside the home, and says nothing of it. */
export const NEARBY = lazy(() =>
  lexicon<true>([
    [
      'near; nr; near by; nearby; opp; opposite; behind; beside; next to; adjacent to; adjoining; close to; walking distance; walking distance from; walking distance to; from; min from; mins from; minutes from; km from; front of; infront of; in front of; के सामने',
      true,
    ],
  ]),
)
/** What stands before it is beside the home. */
export const NEARBY_AFTER = lazy(() =>
  lexicon<true>([
    [
      'ke paas; ke pas; ke samne; ke saamne; ke nazdeek; ke najdik; ke peeche; के पास; के सामने; के नजदीक; के नज़दीक; के पीछे; से; nearby; side',
      true,
    ],
  ]),
)

/** The names that a line states after a colon. */
export const NAME_LABELS = lazy(() =>
  lexicon<'projectBuildingName' | 'locality'>([
    [
      'society; society name; project; project name; building; building name; apartment name; complex; tower name; name of society; name of project; सोसायटी; सोसाइटी; बिल्डिंग; प्रोजेक्ट; अपार्टमेंट',
      'projectBuildingName',
    ],
    [
      'location; locality; address; area name; sector name; place; loc; स्थान; पता; लोकेशन; इलाका',
      'locality',
    ],
  ]),
)
/** The names of fields before a colon, which say nothing by themselves. */
export const FIELD_LABELS = lazy(() =>
  lexicon<true>([
    [
      'type; property type; configuration; config; size; area; carpet area; built up area; super area; plot area; plot size; city; furnishing; furnishing status; status; facing; bedrooms; bedroom; tenant; tenants; preferred tenant; preferred tenants; possession; property; category; amenities; floor; bathrooms; bathroom; balcony; parking; age; available for; listing type; requirement; साइज; क्षेत्रफल; शहर; मंज़िल; मंजिल',
      true,
    ],
  ]),
)
/** Words before a day from which a home is offered. */
export const DAY_LABELS = lazy(() =>
  lexicon<true>([
    [
      'available from; available by; avail from; avl from; available; possession; possession by; possession in; possession from; possession date; ready by; vacant from; move in from; handover; handover by; khali; उपलब्ध; कब्जा; पजेशन',
      true,
    ],
  ]),
)
/** Words before an area, also before one without a unit. */
export const AREA_LABELS = lazy(() =>
  lexicon<true>([
    [
      'area; total area; size; flat size; plot size; plot area; home size; साइज; क्षेत्रफल; एरिया',
      true,
    ],
  ]),
)
export const BATHS = lazy(() =>
  lexicon<'bathrooms' | 'balconies' | 'parkingSpaces'>([
    [
      'bath; baths; bathroom; bathrooms; toilet; toilets; washroom; washrooms; t; w; बाथरूम; टॉयलेट; शौचालय',
      'bathrooms',
    ],
    ['balcony; balconies; balcon; बालकनी', 'balconies'],
    [
      'parking; parkings; car parking; car parkings; covered parking; covered parkings; open parking; car park; cars parking; reserved parking; parking slots; कार पार्किंग; पार्किंग',
      'parkingSpaces',
    ],
  ]),
)
export const ROOF = lazy(() =>
  lexicon<true>([
    ['with roof; wid roof; roof; roof rights; with roof rights; with terrace; wid terrace', true],
  ]),
)
export const STOREYS = lazy(() =>
  lexicon<true>([
    ['floors; storey; storeys; storeyed; storied; story; floor building; मंजिला; manzila', true],
  ]),
)
export const YEARS_OLD = lazy(() =>
  lexicon<true>([
    [
      'year old; years old; yr old; yrs old; year old property; years old property; saal purana; sal purana; साल पुराना; वर्ष पुराना',
      true,
    ],
  ]),
)

/** Words of praise and of greeting with a capital letter that name no building. */
export const NO_NAMES = new Set(
  (
    'prime location hot deal best urgent urgently luxury luxurious premium spacious beautiful big huge new brand only please call contact details photos video good nice excellent lush well maintained ventilated park road main facing corner side open direct owner property available family bachelor sale rent ready possession loan bank approved gated society sector phase block pocket near metro ' +
    'fresh inventory hi hello dear sir friends all good morning regards thanks negotiable nego price demand asking sqft sft super carpet area floor flr flat plot villa and with for in at on of the from by to a is are no not also extra plc maintenance visit site genuine buyers interested whatsapp msg message inspection anytime keys key hand vastu compliant view city high low rise tower unit size options option inventory stock deal deals offer offers distress resale'
  ).split(' '),
)
/** Short words of agents that say nothing by themselves. */
export const IDLE_IN_FACTS = new Set(
  'resi call contact whatsapp phone mob mobile hi hello dear sir madam namaste regards thanks'.split(
    ' ',
  ),
)
/** Words that say nothing in a search, but something of a home. */
export const TOLD_IN_FACTS = new Set(['sq', 'new', 'budget', 'direct', 'नया'])
/** With which the name of a building ends. */
export const NAME_ENDS = new Set(
  'greens heights residency residences residence apartments apartment towers court gardens garden estate homes woods meadows valley palms square plaza arcade mansion galaxy paradise aura county greenz hills springs crest grand park city tower enclave society complex'.split(
    ' ',
  ),
)
