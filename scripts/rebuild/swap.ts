import { existsSync, lstatSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { dirname, relative } from 'node:path'

const nextOf = (link: string) => `${link}.next`
const oldOf = (link: string) => `${link}.old`

/**
 * Points a link to another folder in one step. Windows needs two: a junction, the only link that every user may create
 * there, cannot be replaced. The old one is renamed first, for less than a millisecond.
 */
export async function swapLink(
  link: string,
  target: string,
  platform = process.platform,
): Promise<void> {
  const [next, old] = [nextOf(link), oldOf(link)]
  await finishSwap(link)
  await rm(next, { force: true })
  if (platform !== 'win32') {
    await symlink(relative(dirname(link), target), next)
    await rename(next, link)
    return
  }
  await rm(old, { force: true })
  await symlink(target, next, 'junction')
  if (lstatSync(link, { throwIfNoEntry: false })) await rename(link, old)
  try {
    await rename(next, link)
  } catch (error) {
    await finishSwap(link)
    throw error
  }
  await rm(old, { force: true })
}

/** Restores the old link after a swap in two steps was interrupted between them. */
export async function finishSwap(link: string): Promise<void> {
  if (!existsSync(link) && existsSync(oldOf(link))) await rename(oldOf(link), link)
}
