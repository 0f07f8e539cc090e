import * as z from 'zod/mini'
import { stored } from './storage/device.ts'

/** Fired when an area (or the shop again) is opened: from then on the service worker stores the area's files (PWA-012). */
export const AREA_OPENED = 'areaopened'

/** The file lists that the service worker (`sw/`) has stored on the device, and their release. */
const device = stored('onDevice', z.object({ release: z.string(), lists: z.array(z.string()) }))

/** Returns the release of this page. A built page names it next to its import map. Served by Vite, the URL of its script is used. */
export function releaseOfPage(): string {
  const named = document.querySelector<HTMLElement>('[data-release],[type=module]')
  return named?.dataset['release'] ?? named?.getAttribute('src') ?? ''
}

export function markOnDevice(lists: readonly string[]): void {
  const before = device.read()
  const release = releaseOfPage()
  device.write({ release, lists: [...new Set([...(before?.release === release ? before.lists : []), ...lists])] })
}

/** Whether all files this page may load in a language are on the device, so that an import needs no network. */
export function isOnDevice(language = document.documentElement.lang): boolean {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const onDevice = device.read()
  return onDevice?.release === releaseOfPage() && listsFor(location.pathname, language).every((list) => onDevice.lists.includes(list))
}

/** The file lists a path needs. */
export function listsFor(path: string, language: string): string[] {
  const area = /^\/transporter(\/|$)/.test(path)
    ? ['transporter']
    : /^\/(seller|dashboard|seller-profile)(\/|$)/.test(path)
      ? ['seller']
      : []
  return ['buyer', ...area].flatMap((list) => [list, `${list}.${language}`])
}
