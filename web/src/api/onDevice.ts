import * as z from 'zod/mini'
import { stored } from './storage/device.ts'

/** Fired when an area is opened, or the shop again: the files of an area are kept from its first visit on (PWA-012). */
export const AREA_OPENED = 'areaopened'

/** Which lists of files the service worker has brought to the device (`sw/`), and of which release. */
const kept = stored('onDevice', z.object({ release: z.string(), lists: z.array(z.string()) }))

/** A built page names its release beside its import map; one that Vite serves has neither. */
export function releaseOfPage(): string {
  const named = document.querySelector<HTMLElement>('[data-release],[type=module]')
  return named?.dataset['release'] ?? named?.getAttribute('src') ?? ''
}

export function markOnDevice(lists: readonly string[]): void {
  const before = kept.read()
  const release = releaseOfPage()
  kept.write({ release, lists: [...new Set([...(before?.release === release ? before.lists : []), ...lists])] })
}

/** Whether every file that this page of the site may load in a language is on the device, so that an import needs no network. */
export function isOnDevice(language = document.documentElement.lang): boolean {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  const there = kept.read()
  return there?.release === releaseOfPage() && listsFor(location.pathname, language).every((list) => there.lists.includes(list))
}

/** The lists that a path needs. */
export function listsFor(path: string, language: string): string[] {
  const area = /^\/transporter(\/|$)/.test(path)
    ? ['transporter']
    : /^\/(seller|dashboard|seller-profile)(\/|$)/.test(path)
      ? ['seller']
      : []
  return ['buyer', ...area].flatMap((list) => [list, `${list}.${language}`])
}
