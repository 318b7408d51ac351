import { PATHS } from '../../../contract/paths.ts'
import {
  FILE_QUESTION_TEXTS as asked,
  LISTING_FILE_TEXTS as texts,
} from '#language/listing-file/texts'
import { READ_TEXTS as read } from '#language/listing-file/texts-read'
import { expect, expectAccessible, expectNotWider, test } from '../../support/browser/browser.ts'
import { logIn, newAccount } from '../../support/browser/journeys.ts'

const HEADS =
  'Property ID,Listed On,I want to,Property Type,City,Locality,Society / Project,BHK,Super Built-up Area,Carpet Area,Expected Price,Floor,Facing,Posted By,Mobile,Status'
const LINES = [
  'Q1,03/11/2026,Sell,Apartment,NCR,"Sector 137, Noida",Amla Greens,3 BHK,"1,685 sq.ft.","1,180 sq.ft.",₹ 1.25 Cr,5 out of 18,East,Dealer,+91-9810000001,Active',
  'Q2,28-Oct-2026,Rent/Lease,Apartment,Noida,Sector 62,Bel Enclave,2 BHK,"1,050 sq.ft.",,"₹ 24,500",Ground of 4,Park,Dealer,+91-9810000001,Active',
  'Q3,28-Oct-2026,Sell,Builder Floor,Gurgaon,DLF Phase 1,Champa,4 BHK,"2,400 sq.ft.",,₹ 4.2 Cr,3 out of 4,West,Dealer,+91-9810000001,Expired',
  'Q4,28-Oct-2026,Sell,Residential Land,Lucknow,Gomti Nagar Extension,Dhak plot,,200 sq.yd.,,"₹ 95,00,000",,North,Owner,+91-9810000001,Booked',
]

test('An agent reads the export of a portal: its columns are known, and what is unclear is asked once', async ({
  page,
  baseURL,
}) => {
  await logIn(page, await newAccount(page, baseURL, 'Agent'), PATHS.postSeveral)
  await page.getByLabel(texts.choose).setInputFiles({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[HEADS, ...LINES].join('\r\n')}`),
  })
  // All columns are sure, so that nobody is asked about them.
  const counted = (...counts: Parameters<typeof texts.summary>) =>
    expect(page.getByText(texts.summary(...counts), { exact: true })).toBeVisible()
  await counted(1, 2, 0)
  await expect(page.getByText(read.expired('Expired')).first()).toBeVisible()
  await expectAccessible(page)
  await expectNotWider(page)
  const questions = page.getByRole('region', { name: asked.title })
  await questions.getByRole('combobox').selectOption(read.leaveOut)
  await questions.getByRole('button', { name: asked.take }).click()
  await questions.getByRole('button', { name: read.offers.offered }).click()
  await counted(3, 0, 0)
})
