/** CSS shows the city and project that the address names. This marks the link for screen readers. */
function mark() {
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null
  const city = target?.closest('.explore-city') ?? document.querySelector('.explore-city')
  const project = target?.closest('.explore-project') ?? city?.querySelector('.explore-project')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.explore a[href^="#"]')) {
    const shown = [city?.id, project?.id].includes(link.hash.slice(1))
    if (shown) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

addEventListener('hashchange', mark)
mark()
