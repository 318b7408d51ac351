import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'UP RERA',
  // The check of identity: the Online Document Registration Rules of 2024, as The Times of India reported on 12
  // February 2026 with the words of the registration department. Their own text could not be read.
  registration:
    'Deeds are registered with the sub-registrar of the tehsil, after an appointment on the state’s IGRSUP site. Newspapers report that buyer, seller and witnesses are identified there since 1 February 2026, by Aadhaar with fingerprint or iris. Ask the office what to bring.',
  stampDuty:
    'In Uttar Pradesh you pay stamp duty on the price or the district’s circle rate, whichever is higher. Women buyers pay less. Registration is extra.',
}
