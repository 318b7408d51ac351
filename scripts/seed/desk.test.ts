import { beforeAll, describe, expect, test } from 'vitest'
import { queueQuerySchema } from '../../src/domain/moderation/query-schema.ts'
import { newId } from '../../src/server/ids.ts'
import { readDesk } from '../../src/server/moderation/desk.ts'
import { readReports } from '../../src/server/report/desk.ts'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import { setUpUser } from '../../src/test/support/database/set-up.ts'
import { withDoubtful } from './doubtful.ts'
import { insertListings } from './insert-listings.ts'
import { demoListings } from './listings.ts'
import { demoPictures } from './pictures.ts'
import { demoFile } from './waiting-file.ts'

const [APPROVED, PENDING] = [240, 8]
const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const agent = setUpUser(backend, 'Agent', 'Farah')
const owner = setUpUser(backend, 'Owner', 'Rakesh')
const client = setUpUser(backend, 'Client', 'Arjun')

describe('The desk of the demo, when an admin first opens it', () => {
  beforeAll(async () => {
    const photo = (name: string) =>
      ({
        id: newId(),
        key: `property_images/${newId(16)}-${name}`,
        width: 1280,
        height: 960,
        placeholder: 'data:,',
      }) as const
    const names = [...(await demoPictures()).keys()]
    for (const part of insertListings({
      listings: withDoubtful(demoListings(APPROVED + PENDING), APPROVED),
      approved: APPROVED,
      adminId: admin.id,
      posters: [owner.id, agent.id, owner.id, client.id, agent.id],
      agents: [agent.id],
      file: demoFile(APPROVED + PENDING),
      reporterId: client.id,
      photos: new Map(names.map((name) => [name, photo(name)])),
    }))
      await backend.db.rows(part)
  })

  test('has a file of six homes with nothing against them at its head, and eight others', async () => {
    const { queue, counts } = await readDesk(backend)
    expect(counts.pending).toBe(PENDING + 6)
    const filed = queue.filter(({ file }) => file)
    expect(queue.slice(0, 2)).toContain(filed[0])
    expect(filed[0]).toMatchObject({ poster: { name: 'Farah' }, file: { lines: 6, hinted: 0 } })
    const file = filed[0]?.file?.id
    const all = await readDesk(backend, queueQuerySchema.parse({ file, most: '60' }))
    const lines = all.queue.filter((one) => one.file?.id === file)
    expect(lines.map(({ city }) => city)).toEqual(Array(6).fill('Lucknow'))
    expect(lines.filter(({ photos }) => photos.length === 0).length).toBeLessThan(2)
  })

  test('has one complaint, which is true of the home, in time, and answered to who sent it', async () => {
    const { counts } = await readDesk(backend)
    expect(counts).toMatchObject({ reported: 1, overdueReports: 0 })
    const result = await readReports(backend.db)
    const [one] = result.ok ? result.value.reported : []
    expect(one).toMatchObject({
      listing: { bedrooms: 3, listingType: 'Sell' },
      reports: [{ reason: 'Wrong price or facts', reporter: 'Arjun' }],
    })
    expect(one?.listing?.poster).not.toBe('Arjun')
  })
})
