import { formatMoment } from '../time/rules.ts'

/**
 * Above the owner's listings: how many wait for an answer, and how many of them are hidden. Nothing where none does.
 */
export function goneSummary({ reported, hidden }: { reported: number; hidden: number }) {
  if (reported === 0) return null
  const one = reported === 1
  const said = one
    ? 'किसी ने बताया कि एक लिस्टिंग बिक गई या किराए पर चढ़ गई।'
    : `लोगों ने बताया कि ${reported} लिस्टिंग बिक गईं या किराए पर चढ़ गईं।`
  const ask = one ? 'बताएं कि यह अब भी उपलब्ध है या नहीं।' : 'बताएं कि ये अब भी उपलब्ध हैं या नहीं।'
  if (hidden === 0) return `${said} ${ask}`
  const those = one ? 'यह' : `इनमें से ${hidden}`
  return `${said} आपके जवाब तक लोगों को ${those} नहीं ${hidden === 1 ? 'दिखेगी' : 'दिखेंगी'}। ${ask}`
}

/** The way to those. */
export const GONE_SUMMARY_LINK = 'जिन पर आपका जवाब चाहिए, उन्हें दिखाएं'

/** To the owner, on the profile. Nothing where nobody reported the listing as gone. */
export const goneNote = ({
  reportedAt,
  hiddenAt,
}: {
  reportedAt: string | null
  hiddenAt: string | null
}): string | null => {
  if (hiddenAt)
    return `${formatMoment(hiddenAt)} से लोगों को नहीं दिख रही: किसी ने बताया कि यह बिक गई या किराए पर चढ़ गई। बताएं कि यह अब भी उपलब्ध है, फिर यह लोगों को दिखने लगेगी।`
  return (
    reportedAt &&
    `${formatMoment(reportedAt)} किसी ने बताया कि यह बिक गई या किराए पर चढ़ गई। बताएं कि यह अब भी उपलब्ध है या नहीं।`
  )
}
