import { chromium } from '@playwright/test'
const [url] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (let run = 0; run < 4; run++) {
const c = await b.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true })
const p = await c.newPage()
const s = await c.newCDPSession(p)
await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 100 }); await s.send('Profiler.start')
await p.goto(url); await p.waitForTimeout(1500)
const { profile } = await s.send('Profiler.stop')
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
const parent = new Map(); for (const n of profile.nodes) for (const k of n.children ?? []) parent.set(k, n.id)
const f = (c) => `${c.functionName || '(anon)'}@${c.url.split('/').pop().slice(0, 12)}:${c.columnNumber}`
const segs = []; let cur = null, t = 0
profile.samples.forEach((id, i) => {
  const d = profile.timeDeltas[i] / 1000; t += d
  const chain = []; for (let x = id; x; x = parent.get(x)) chain.push(byId.get(x).callFrame)
  const root = chain.at(-2) ? f(chain.at(-2)) : chain[0].functionName
  if (!cur || cur.root !== root) { cur = { root, at: t, dur: 0, sub: new Map() }; segs.push(cur) }
  cur.dur += d
  const sub = chain.slice(-5, -2).reverse().map(f).join('>') ; cur.sub.set(sub, (cur.sub.get(sub) ?? 0) + d)
})
for (const g of segs) if (g.dur > 4 && !/idle|program/.test(g.root)) console.log(Math.round(g.at), g.dur.toFixed(1), g.root, [...g.sub].sort((a, b) => b[1] - a[1]).slice(0, 4).map(([k, v]) => v.toFixed(1) + ' ' + k).join(' | '))
console.log('--'); await c.close()
}
await b.close()
