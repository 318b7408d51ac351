/** The sum behind the word that says whether a home fits. */
export const SUM_TEXTS = {
  title: 'आपके बजट से',
  change: 'अपने आंकड़े बदलें',
  sum: 'पूरा हिसाब',
  atOnce: 'एक बार में',
  aMonth: 'हर महीने',
  moveIn: 'शिफ्ट होने में',
  down: 'डाउन पेमेंट',
  stamp: 'स्टांप ड्यूटी',
  registration: 'रजिस्ट्री',
  gst: 'जीएसटी',
  ofBuilder: (percent: string) => `${percent}, अगर बिल्डर से लें`,
  instalment: 'किस्त',
  loan: (loan: string, years: number, interest: string) =>
    `${loan} का लोन, ${years} साल, ${interest} ब्याज`,
  noLoan: 'लोन की जरूरत नहीं',
  maintenance: 'मेंटेनेंस',
  rent: 'किराया',
  firstRent: 'पहला किराया',
  deposit: 'सिक्योरिटी',
  unknown: 'पता नहीं',
  short: (missing: string) => `एक बार में जितना देना है, उसमें ${missing} कम हैं।`,
  open: 'हर महीने का खर्च बजट में है, पर लिस्टिंग में सिक्योरिटी नहीं बताई गई।',
  share: (percent: string, income: string, limit: string) =>
    `बाकी किस्तों को मिलाकर हर महीने ${income} का ${percent} लगेगा; आपकी सीमा ${limit} है।`,
  shareOfRent: (percent: string, income: string, limit: string) =>
    `हर महीने ${income} का ${percent} लगेगा; किराए की आपकी सीमा ${limit} है।`,
  moreThanRent: (more: string) => `आज के किराए से हर महीने ${more} ज्यादा।`,
  lessThanRent: (less: string) => `आज के किराए से हर महीने ${less} कम।`,
  meanwhile: (rent: string) => `घर तैयार होने तक ${rent} किराया भी लगेगा; वह हिसाब में है।`,
  kept: (kept: string, percent: string) =>
    `कीमत में से ${kept} (${percent}) बेचने वाले को नहीं, सरकार को जाते हैं; खर्च नहीं बढ़ता।`,
  maintenanceOpen: 'मेंटेनेंस नहीं बताया गया, इसलिए हिसाब में नहीं है।',
  depositOpen: 'सिक्योरिटी नहीं बताई गई। पहले पूछ लें।',
  brokerageOpen: 'अगर ब्रोकरेज मांगी जाए, तो वह अलग से।',
  brokerageOfSale: 'हिसाब में नहीं: ब्रोकर, बैंक और वकील की फीस, फर्नीचर, शिफ्टिंग।',
  interest: 'ब्याज की दर',
  lent: 'बैंक कितना लोन देते हैं',
  shares: 'आमदनी का हिस्सा',
  /** `date`: of the source; `old`: "11 महीने से ज्यादा पुराना". */
  aged: (what: string, source: string, date: string, old: string) =>
    `${what}: ${source}, ${date}, ${old}।`,
  advice: 'यह आपके आंकड़ों का हिसाब है, सलाह नहीं। बैंक और भी बातें देखता है।',
} as const
