/** Text in Devanagari, which has higher marks than Latin. */
export const HINDI = {
  short: 'आँगन वाला घर',
  label: 'संपत्ति का नाम',
  long: 'यह घर गोमती नगर में है। इसमें तीन कमरे, एक रसोई और खुला आँगन है। धूप सुबह से शाम तक आती है।',
} as const

export const LONG =
  'A name that is much longer than the place it is given, as the ones of some housing societies are'
export const LONG_WORD = 'Shreevallabhacharyanagarmahavidyalayaparisar'
