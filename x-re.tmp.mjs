import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (const r of ['^(\\p{Emoji_Presentation} )(.*)$', '\\p{Emoji}', '\\p{Default_Ignorable_Code_Point}','[\\p{L}\\p{N}]', '\\p{Nd}', '\\p{M}','\\p{Cf}', '(?:^|[^\\p{M}\\p{Script=Arabic}])[\\u200C\\u200D](?!\\p{M})']) {
const p = await b.newPage()
console.log(await p.evaluate((r) => { const t = performance.now(); const x = new RegExp(r, 'su'); const a = performance.now(); x.test('abc'); return [r, a - t, performance.now() - a] }, r))
await p.close()
}
await b.close()
