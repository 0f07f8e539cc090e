import { create } from 'zustand'
import { importFiles, importWhenOnline, type LoadFailure, reasonOf } from '#web/api/lazyImport.ts'
import { onStored, readText, writeText } from '#web/api/storage/device.ts'
import { type Area, type AreaFiles, type Areas, areaFiles, type Language } from './areas.ts'

export type { Area, Language } from './areas.ts'
export { fill, wholeSums } from './placeholders.ts'

/** The texts of the shell, which are always there, and those of the areas named. */
export type Texts<Named extends Area = never> = Areas['shell'] & AllOf<Areas[Named]>
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

interface Loaded {
  readonly language: Language
  readonly texts: object
  /** Whose texts these are. */
  readonly areas: readonly Area[]
}

const KEY = 'language'
let known = areaFiles
const loaded = new Set<Area>()
const store = create<Loaded>()(() => ({ language: stored(), texts: {}, areas: [] }))

/** The texts of the areas named. A page loads its areas before it renders; one that is not loaded throws by name. */
export const useTexts = <Named extends Area = never>(...areas: readonly Named[]): Texts<Named> => store((now) => textsOf(now, areas))
/** A text that is read whenever it is shown: what stays in sight follows the reader's choice. Read `textsNow` inside; texts read before it stay in their language. */
export type LiveText = () => string

/** For code outside components. */
export const textsNow = <Named extends Area = never>(...areas: readonly Named[]): Texts<Named> => textsOf(store.getState(), areas)

function textsOf<Named extends Area>({ texts, areas: loaded }: Loaded, areas: readonly Named[]): Texts<Named> {
  const missing = areas.find((area) => !loaded.includes(area))
  if (missing) throw new Error(`The texts of ${missing} are not loaded`)
  return texts as Texts<Named>
}

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  return { language: store((state) => state.language), choose: (language) => void chooseLanguage(language) }
}

export const languageNow = (): Language => store.getState().language
/** Whether a language was ever chosen on this device. */
export const hasChosenLanguage = (): boolean => readText(KEY) !== null

/** Makes further areas known, so that the first view carries no list of what buyers never see. */
export function addAreas(files: AreaFiles): void {
  known = { ...known, ...files }
}

/** Resolves when the texts of an area can be read in the chosen language; throws LoadError. */
export async function loadArea(area: Area): Promise<void> {
  if (loaded.has(area)) return
  const { language } = store.getState()
  const groups = await importFiles(() => groupsOf(area, language))
  loaded.add(area)
  if (language !== store.getState().language) return switchTo(store.getState().language)
  store.setState((now) => ({ texts: { ...now.texts, ...groups }, areas: [...now.areas, area] }))
}

/** Loads code together with the texts it shows; throws LoadError. */
export async function withTexts<Code>(load: () => Promise<Code>, ...areas: readonly Area[]): Promise<Code> {
  const [code] = await Promise.all([importFiles(load), ...areas.map(loadArea)])
  return code
}

/** Switches at once and is stored on the device; a first visit is in English (I18N-005, I18N-006). */
export async function chooseLanguage(language: Language): Promise<void> {
  writeText(KEY, language)
  await switchTo(language)
}

/** Sets the language of the document and follows a choice made in another tab. */
export function startLanguage(): void {
  document.documentElement.lang = store.getState().language
  onStored(KEY, () => void switchTo(stored()))
}

/** Calls the listener once the texts of another language are loaded and shown. */
export function onLanguage(listener: () => void): void {
  store.subscribe((now, before) => {
    if (now.language !== before.language) listener()
  })
}

/** Calls the listener when a chosen language has to wait, and for what. */
export function onLanguageDelayed(listener: (reason: LoadFailure) => void): void {
  delayed = listener
}
let delayed = (_reason: LoadFailure): void => {}

/** The language chosen last; it wins over one that is still loading. */
let chosen: Language = store.getState().language

/** The texts of one area, whichever language is chosen. */
export async function groupsOf(area: Area, language: Language): Promise<object> {
  const load = known[area]?.[language]
  if (!load) throw new Error(`The texts of ${area} are not known here`)
  const file: { readonly [Name in Area]?: object } = await load()
  return file[area] ?? {}
}

async function switchTo(language: Language): Promise<void> {
  chosen = language
  const load = async (): Promise<{ areas: Area[]; groups: object[] }> => {
    const areas = [...loaded]
    const groups = await Promise.all(areas.map((area) => groupsOf(area, language)))
    return areas.length === loaded.size ? { areas, groups } : load()
  }
  const { areas, groups } = await importFiles(load, language).catch((error: unknown) => {
    if (chosen === language) delayed(reasonOf(error))
    return importWhenOnline(load)
  })
  if (chosen !== language) return
  if (typeof document !== 'undefined') document.documentElement.lang = language
  store.setState({ language, texts: Object.assign({}, ...groups) as object, areas })
}

/** For the build, which draws frames: outside a browser React reads the first state of a store, never its present one. */
export function makeFirstState(): void {
  Object.assign(store.getInitialState(), store.getState())
}

function stored(): Language {
  return readText(KEY) === 'sw' ? 'sw' : 'en'
}
