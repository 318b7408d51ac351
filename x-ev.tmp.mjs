import { chromium } from '@playwright/test'
const [url] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (let i = 0; i < 3; i++) {
const c = await b.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
const p = await c.newPage()
await p.route('**/_astro/*.js', async (r) => { const res = await r.fetch(); let t = await res.text(); const n = r.request().url().split('/').pop().slice(0, 22)
 const last = t.lastIndexOf('export{'); const mark = (w) => `;(globalThis.__t??=[]).push([${JSON.stringify(n)},"${w}",performance.now()]);`
 t = last > 0 ? mark('start') + t.slice(0, last) + mark('end') + t.slice(last) : mark('start') + t + mark('end')
 await r.fulfill({ response: res, body: t }) })
await p.goto(url); await p.waitForTimeout(2000)
const t = await p.evaluate(() => globalThis.__t)
let prev = 0
for (const [n, w, at] of t) { if (at - prev > 1.5) console.log(n, w, at.toFixed(1), '+' + (at - prev).toFixed(1)); prev = at }
console.log('--'); await c.close()
}
await b.close()
