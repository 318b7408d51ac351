import { listOf, parsed, tableOf, text } from '../lib/stored.ts'

/**
 * The hero's film, over the still picture that it replaces. Visitors who save data or want no motion keep the picture.
 */
type Connection = { saveData?: boolean; effectiveType?: string }

const film = document.querySelector<HTMLElement>('[data-film]')
const video = film?.querySelector('video')
const button = film?.querySelector('button')

function isWanted(): boolean {
  const { saveData, effectiveType = '4g' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return (
    !saveData && effectiveType === '4g' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

function showState(): void {
  if (!film || !video || !button) return
  film.toggleAttribute('data-paused', video.paused)
  button.setAttribute(
    'aria-label',
    (video.paused ? button.dataset.playLabel : button.dataset.pauseLabel) ?? '',
  )
}

function begin(): void {
  if (!film || !video || !button) return
  const films = parsed(video.dataset.films, listOf(tableOf(text))) ?? []
  video.append(...films.map((film) => Object.assign(document.createElement('source'), film)))
  film.hidden = false
  video.load()
  video.addEventListener('playing', () => film.toggleAttribute('data-playing', true), {
    once: true,
  })
  for (const event of ['play', 'pause'] as const) video.addEventListener(event, showState)
  let stopped = false
  button.addEventListener('click', () => {
    stopped = !video.paused
    void (stopped ? video.pause() : play())
  })
  // Out of view it would go on using the processor and the battery.
  new IntersectionObserver((entries) => {
    if (!stopped) void (entries.at(-1)?.isIntersecting ? play() : video.pause())
  }).observe(film)
}

/** If the browser blocks autoplay, the play button is shown. */
async function play(): Promise<void> {
  await video?.play().catch(showState)
}

// The film starts after the page has loaded: it must not compete with the text and pictures.
if (film && isWanted()) addEventListener('load', () => setTimeout(begin, 500))
