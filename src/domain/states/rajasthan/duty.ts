import type { Duties } from '../form.ts'

/**
 * Six per cent, five for women, and a fifth of the duty as surcharge. One of five pages has lower rates for villages,
 * the others make no difference. The department limited the fee to ₹3 lakh in 2018; newer pages name no limit.
 */
export const DUTY: Duties = {
  stamp: {
    urban: { man: 7.2, woman: 6, joint: 7.2 },
    rural: { man: 7.2, woman: 6, joint: 7.2 },
  },
  reliefUpTo: Number.POSITIVE_INFINITY,
  registration: { percent: 1 },
  office: 'epanjiyan.rajasthan.gov.in',
  sources: [
    {
      key: 'duty of Rajasthan',
      address: 'housing.com/news/jaipur-stamp-duty-and-registration-charges',
      date: '2024',
    },
    {
      key: 'duty of joint buyers in Rajasthan',
      address: 'creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-rajasthan',
      date: '2025',
    },
    {
      key: 'surcharge of Rajasthan',
      address:
        'fdocuments.in/document/pdfstamp-duty-and-registration-fee-detail-registration-igrs-1-stamp-duty.html',
      date: '2018-04-23',
    },
  ],
}
