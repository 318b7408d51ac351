/** Labels of facets that differ from the field's label. */
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

/** The label of the first option, "any", of a facet with a single choice. */
export const ANY_TEXTS: Readonly<Record<string, string>> = {
  ...{ city: 'Any city', budget: 'Any budget', deal: 'Either', category: 'Any', ready: 'Any' },
  ...{ guests: 'Anybody', added: 'Any time' },
}
