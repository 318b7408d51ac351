/** What the facets are called in a search, where a field's own name would not do. */
export const FACET_TEXTS: Readonly<Record<string, string>> = {
  ...{
    for: 'I want to',
    budget: 'Budget',
    bhk: 'BHK',
    area: 'Area',
    price: 'A range of your own',
    city: 'City',
  },
  ...{ by: 'Posted by', added: 'Added', ready: 'Possession', guests: 'PG for', types: 'Type' },
  ...{ amenities: 'Has', deal: 'To buy or lease', more: 'More' },
}

/** The first option of a facet of which one can be chosen. */
export const ANY_TEXTS: Readonly<Record<string, string>> = {
  ...{ city: 'Any city', budget: 'Any budget', deal: 'Either', category: 'Any', ready: 'Any' },
  ...{ guests: 'Anybody', added: 'Any time' },
}
