import { create } from 'zustand'
import { onStored, readText, writeText } from '#web/api/device.ts'
import { importFiles, importWhenOnline } from '#web/api/lazyImport.ts'
import { type Area, type Areas, areas, type Language } from './areas.ts'

export type { Area, Language } from './areas.ts'
export { fill } from './fill.ts'

/** Every text by group. A group is there once its area is loaded, which routes and chat do before they render. */
export type Texts = Areas['shell'] &
  Areas['footer'] &
  Areas['shop'] &
  Areas['signIn'] &
  Areas['checkout'] &
  Areas['payment'] &
  Areas['chat'] &
  Areas['about'] &
  Areas['contact'] &
  Areas['faq'] &
  Areas['policies'] &
  Areas['account'] &
  Areas['join']

const KEY = 'language'
const loaded = new Set<Area>()
const store = create<{ language: Language; texts: Texts }>()(() => ({ language: stored(), texts: {} as Texts }))

export const useTexts = (): Texts => store((state) => state.texts)
/** For code outside components. */
export const textsNow = (): Texts => store.getState().texts

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  return { language: store((state) => state.language), choose: (language) => void chooseLanguage(language) }
}

/** Resolves when the texts of an area can be read in the chosen language. */
export async function loadArea(area: Area): Promise<void> {
  if (loaded.has(area)) return
  const { language } = store.getState()
  const groups = await groupsOf(area, language)
  loaded.add(area)
  if (language !== store.getState().language) return switchTo(store.getState().language)
  store.setState(({ texts }) => ({ texts: { ...texts, ...groups } }))
}

/** Acts at once and is kept on the device; English is the first-visit language (I18N-005, I18N-006). */
export async function chooseLanguage(language: Language): Promise<void> {
  writeText(KEY, language)
  await switchTo(language)
}

/** Tells the document its language and follows a choice made in another tab. */
export function startLanguage(): void {
  document.documentElement.lang = store.getState().language
  onStored(KEY, () => void switchTo(stored()))
}

/** Told once the texts of another language stand. */
export function onLanguage(listener: () => void): void {
  store.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Told when a chosen language has to wait for the network. */
export function onLanguageDelayed(listener: () => void): void {
  delayed = listener
}
let delayed = (): void => {}

/** A later choice wins over one that is still loading. */
let wanted: Language = store.getState().language

async function groupsOf(area: Area, language: Language): Promise<object> {
  const file: { readonly [Name in Area]?: object } = await areas[area][language]()
  return file[area] ?? {}
}

async function switchTo(language: Language): Promise<void> {
  wanted = language
  const load = async (): Promise<object[]> => {
    const { size } = loaded
    const groups = await Promise.all([...loaded].map((area) => groupsOf(area, language)))
    return size === loaded.size ? groups : load()
  }
  const groups = await importFiles(load).catch(() => {
    if (wanted === language) delayed()
    return importWhenOnline(load)
  })
  if (wanted !== language) return
  if (typeof document !== 'undefined') document.documentElement.lang = language
  store.setState({ language, texts: Object.assign({}, ...groups) as Texts })
}

/** For the build, which draws frames: outside a browser React reads the first state of a store, never its present one. */
export function makeFirstState(): void {
  Object.assign(store.getInitialState(), store.getState())
}

function stored(): Language {
  return readText(KEY) === 'sw' ? 'sw' : 'en'
}
