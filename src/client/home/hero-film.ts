/** The hero's film, over the still picture that stands in for it: not for visitors who save data or want no motion. */
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
  for (const source of video.querySelectorAll('source')) source.src = source.dataset.src ?? ''
  film.hidden = false
  video.load()
  video.addEventListener('playing', () => film.toggleAttribute('data-playing', true), {
    once: true,
  })
  for (const event of ['play', 'pause'] as const) video.addEventListener(event, showState)
  button.addEventListener('click', () => void (video.paused ? play() : video.pause()))
  void play()
}

/** A browser that blocks autoplay shows the play button. */
async function play(): Promise<void> {
  await video?.play().catch(showState)
}

// After the page itself, so that the film never competes with what is read.
if (film && isWanted()) addEventListener('load', () => setTimeout(begin, 500))
