import { DETAIL_TEXTS } from '../../domain/site/texts.ts'
import { showToast } from '../site/toast.ts'

document.addEventListener('click', async (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-share]')) return
  const page = { title: document.title, url: location.origin + location.pathname }
  // Only touch screens have a share sheet worth showing; elsewhere the link on the clipboard is quicker.
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(page)) {
    await navigator.share(page).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(page.url)
    showToast(DETAIL_TEXTS.linkCopied)
  } catch {
    showToast(DETAIL_TEXTS.linkNotCopied)
  }
})
