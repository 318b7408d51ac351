import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const p = await b.newPage({ viewport: { width: 360, height: 740 } })
const got = []
p.on('response', async (r) => { if (r.url().endsWith('.js')) got.push((async () => { const t = await r.body(); return [gzipSync(t, { level: 9 }).length, r.url().split('/').pop(), t.toString().slice(0, 0)] })()) })
await p.goto(process.argv[2]); await p.waitForTimeout(2500)
for (const [n, u] of (await Promise.all(got)).sort((a, b) => b[0] - a[0])) console.log(n, u)
await b.close()
