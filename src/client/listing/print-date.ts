import { formatDate } from '../../domain/time/calendar.ts'

addEventListener('beforeprint', () => {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatDate(new Date().toISOString())
})
