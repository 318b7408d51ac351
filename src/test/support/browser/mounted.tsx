import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import { HEAD_STYLE } from '../../../components/site/head-scripts.ts'
import type { AnyEndpoint, ReplyOf } from '../../../contract/endpoint.ts'
import everyPage from '../../../layouts/Page.astro?raw'

// Shows a React component in a real browser, with the sheets of every page and those that the component imports:
//
//     reply(readDesk, () => desk)
//     mount(<DeskQueue />)
//     await page.getByRole('button', { name: 'Approve' }).click()
//
// A test fails if its page showed a class that no sheet styles: a component imports the sheet of each of its classes.

const sheets = import.meta.glob('../../../{styles,components}/**/*.css')
for (const [, path = ''] of everyPage.matchAll(/^import '\.\.\/(.*\.css)'/gm))
  await sheets[`../../../${path}`]?.()
// The order of layers comes first, as in the head of every page.
const order = document.createElement('style')
order.textContent = HEAD_STYLE
document.head.prepend(order)

let root: Root | null = null
let replies: { method: string; path: URLPattern; answer: (asked: URL) => unknown }[] = []

/** Answers a call of the page. A call that no reply was given for cannot reach the server. */
export function reply<E extends AnyEndpoint>(
  { method, path }: E,
  answer: (asked: URL) => ReplyOf<E>,
): void {
  replies.unshift({ method, path: new URLPattern({ pathname: path }), answer })
}

/** Shows a component as the whole content of the page, until the test ends. */
export function mount(node: ReactNode): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const asked = new URL(address, location.href)
    const found = replies.find((one) => one.method === method && one.path.test(asked))
    if (!found) throw new Error(`The test has no reply to ${method} ${address}.`)
    return Response.json(found.answer(asked))
  })
  const place = document.createElement('main')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(node)
}

function selectorsOf(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
  ])
}

/** The classes that any element of the page had, also one that has gone. */
const shown = new Set<string>()
const watcher = new MutationObserver(() => {
  for (const one of document.body.querySelectorAll('[class]'))
    for (const name of one.classList) shown.add(name)
})
watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })

function unstyledClasses(): string[] {
  const selectors = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules))
  const names = selectors.join().matchAll(/\.(-?[a-z_][\w-]*)/gi)
  const styled = new Set([...names].map(([, name = '']) => name))
  return [...shown].filter((name) => !styled.has(name))
}

afterEach(() => {
  const unstyled = unstyledClasses()
  root?.unmount()
  root = null
  replies = []
  shown.clear()
  vi.unstubAllGlobals()
  if (unstyled.length > 0) throw new Error(`No sheet that is imported styles ${unstyled}.`)
})
