import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const p = await b.newPage({ viewport: { width: 1280, height: 740 } })
const got = []
p.on('response', async (r) => { if (r.url().endsWith('.js')) got.push((async () => { const t = await r.body(); return [gzipSync(t, { level: 9 }).length, r.url().split('/').pop()] })()) })
await p.goto(process.argv[2]); await p.waitForTimeout(1500)
await p.mouse.wheel(0, 3000); await p.waitForTimeout(500)
await p.mouse.wheel(0, -3000); await p.getByRole('combobox').first().focus(); await p.waitForTimeout(2500)
const all = await Promise.all(got); let s = 0
for (const [n, u] of all.sort((a, b) => b[0] - a[0])) { console.log(n, u); s += n }
console.log(s)
await b.close()
